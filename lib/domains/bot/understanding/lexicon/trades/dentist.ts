import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const visit = "dentist.evaluation";
const toothache =
  "dor de dente, meu dente dói, dente está doendo, dente latejando, dor no dente, dolor de muela, dolor de muelas, me duele la muela, me duele un diente, me late la muela, muela me está matando, toothache, my tooth hurts, tooth is killing me, pain in my tooth, throbbing tooth";

export const dentist: Trade = {
  evaluation: {
    broader: "general.evaluation",
    otherwise: "general.consultation",
    pt: "avaliação odontológica, consulta odontológica, consulta com dentista, dentista, revisão dos dentes, avaliação dental",
    es: "evaluación odontológica, consulta odontológica, consulta con el dentista, dentista, odontólogo, odontóloga, revisión dental, chequeo dental",
    en: "dental check-up, dental exam, dentist, dental evaluation, dental consultation, see the dentist",
    needs: `${toothache}, dente quebrado, dente mole, gengiva sangrando, mau hálito, dente sensível, diente roto, se me partió un diente, me sangran las encías, mal aliento, broken tooth, chipped tooth, loose tooth, bleeding gums, bad breath, sensitive teeth`,
  },
  emergency: {
    broader: "general.urgent_visit",
    otherwise: visit,
    pt: "urgência odontológica, emergência odontológica, dentista de plantão",
    es: "urgencia odontológica, urgencia dental, guardia odontológica",
    en: "dental emergency, emergency dentist",
    needs: `${toothache}, rosto inchado, cara hinchada, boca inchada, swollen face, knocked out a tooth`,
  },
  cleaning: {
    broader: "general.cleaning",
    otherwise: visit,
    pt: "limpeza dental, limpeza dos dentes, profilaxia, limpeza de tártaro, raspagem de tártaro",
    es: "limpieza dental, limpieza de dientes, limpieza bucal, profilaxis, limpieza de sarro, tartrectomía",
    en: "teeth cleaning, dental cleaning, scale and polish, dental hygienist, hygienist",
    needs:
      "tenho tártaro, tirar o tártaro, placa nos dentes, tengo sarro, sacarme el sarro, sarro en los dientes, tartar, plaque on my teeth, dentes sujos, dientes sucios",
  },
  whitening: {
    otherwise: visit,
    pt: "clareamento, clareamento dental, branqueamento dos dentes, clarear os dentes",
    es: "blanqueamiento, blanqueamiento dental, blanquear los dientes, aclarar los dientes",
    en: "whitening, teeth whitening, whiten my teeth, tooth bleaching",
    needs:
      "dentes amarelos, dentes manchados, dente amarelado, dientes amarillos, dientes manchados, yellow teeth, stained teeth",
  },
  root_canal: {
    otherwise: visit,
    pt: "tratamento de canal, canal no dente, canal, endodontia",
    es: "tratamiento de conducto, conducto, endodoncia, matar el nervio",
    en: "root canal, root canal treatment, endodontics",
    needs: "nervo exposto, nervio expuesto, exposed nerve",
  },
  filling: {
    otherwise: visit,
    pt: "restauração, obturação, restauração de cárie, resina no dente",
    es: "arreglo de caries, empaste, obturación, tapadura, restauración dental, caries",
    en: "filling, tooth filling, cavity filling, fill a cavity",
    needs:
      "tenho cárie, dente furado, buraco no dente, caiu a obturação, caiu a restauração, tengo una caries, se me cayó el arreglo, muela picada, agujero en la muela, hole in my tooth, I have a cavity, filling fell out",
  },
  extraction: {
    otherwise: visit,
    pt: "extração, extração de dente, arrancar dente, tirar um dente, extrair dente",
    es: "extracción, extracción dental, sacar una muela, sacarme la muela, extraer un diente",
    en: "tooth extraction, extraction, pull a tooth, tooth pulled, tooth out",
  },
  wisdom_tooth: {
    otherwise: "dentist.extraction",
    pt: "siso, dente do siso, extração de siso, tirar o siso, dente do juízo",
    es: "muela de juicio, muelas de juicio, cordal, tercer molar, extracción de muela de juicio",
    en: "wisdom tooth, wisdom teeth, wisdom tooth removal",
    needs: "siso nascendo, me está saliendo la muela de juicio, wisdom tooth coming in",
  },
  braces: {
    otherwise: "dentist.orthodontics",
    pt: "aparelho, manutenção de aparelho, aparelho dentário, ajuste do aparelho, apertar o aparelho",
    es: "brackets, aparatos, ajuste de brackets, control de brackets, frenillos, control de ortodoncia",
    en: "braces, braces adjustment, tighten my braces, brackets",
    needs:
      "soltou o bráquete, fio do aparelho machucando, quebrou o aparelho, se me salió un bracket, se me despegó un bracket, alambre me pincha, bracket came off, wire is poking",
  },
  orthodontics: {
    otherwise: visit,
    pt: "ortodontia, ortodontista, colocar aparelho, avaliação ortodôntica",
    es: "ortodoncia, ortodoncista, poner brackets, ponerme aparatos",
    en: "orthodontics, orthodontist, get braces, straighten my teeth",
    needs: "dentes tortos, dentes encavalados, dientes torcidos, dientes chuecos, crooked teeth",
  },
  aligners: {
    otherwise: "dentist.orthodontics",
    pt: "alinhador, alinhadores invisíveis, alinhador transparente, invisalign",
    es: "alineadores invisibles, alineadores, invisalign, ortodoncia invisible",
    en: "aligners, clear aligners, invisalign, invisible braces",
  },
  implant: {
    otherwise: visit,
    pt: "implante, implante dentário, implante dental",
    es: "implante, implante dental, implantes",
    en: "implant, dental implant, tooth implant",
    needs: "perdi um dente, falta um dente, perdí un diente, me falta una muela, missing a tooth, lost a tooth",
  },
  denture: {
    otherwise: visit,
    pt: "dentadura, prótese dentária, prótese, chapa dentária, ponte móvel",
    es: "dentadura postiza, prótesis dental, prótesis, dentadura, plancha dental",
    en: "denture, dentures, false teeth, partial denture",
  },
  crown: {
    otherwise: visit,
    pt: "coroa, coroa dentária, jaqueta no dente, bloco de porcelana",
    es: "corona, corona dental, funda, perno y corona",
    en: "crown, dental crown, tooth cap",
    needs: "minha coroa caiu, se me cayó la corona, my crown fell off",
  },
  veneers: {
    otherwise: visit,
    pt: "faceta, facetas, lente de contato dental, lentes dentais",
    es: "carillas, carillas dentales, carillas de porcelana",
    en: "veneers, porcelain veneers, smile makeover",
  },
  gum_treatment: {
    otherwise: visit,
    pt: "periodontia, tratamento de gengiva, raspagem de gengiva, gengivoplastia",
    es: "periodoncia, tratamiento de encías, periodoncista",
    en: "gum treatment, periodontics, deep cleaning of gums, gum surgery",
    needs: "gengiva inflamada, gengiva inchada, encías inflamadas, swollen gums, receding gums",
  },
  kids_dentist: {
    otherwise: visit,
    pt: "odontopediatria, odontopediatra, dentista infantil, dentista de criança",
    es: "odontopediatría, odontopediatra, dentista infantil, dentista de niños",
    en: "pediatric dentist, kids dentist, children's dentist",
    needs: "dente de leite, diente de leche, milk tooth, baby teeth",
  },
  fluoride: {
    otherwise: "dentist.cleaning",
    pt: "aplicação de flúor, flúor, selante",
    es: "fluoración, flúor, topicación con flúor, sellantes",
    en: "fluoride treatment, fluoride, sealant",
  },
  night_guard: {
    otherwise: visit,
    pt: "placa de bruxismo, placa para dormir, placa de mordida",
    es: "placa de bruxismo, placa miorrelajante, placa de descanso",
    en: "night guard, mouth guard, bite guard",
    needs: "ranjo os dentes, bruxismo, aprieto los dientes de noche, rechino los dientes, grinding my teeth, jaw pain",
  },
  retainer: {
    otherwise: "dentist.braces",
    pt: "contenção, placa de contenção, contenção fixa",
    es: "contención, placa de contención, retenedor",
    en: "retainer, retainers",
  },
  braces_removal: {
    otherwise: "dentist.braces",
    pt: "remoção de aparelho, tirar o aparelho, retirar o aparelho",
    es: "retiro de brackets, sacar los brackets, sacarme los aparatos",
    en: "braces removal, braces off, take off my braces",
  },
  xray: {
    broader: "general.exam",
    pt: "radiografia panorâmica, panorâmica, raio-x dos dentes, documentação ortodôntica",
    es: "radiografía panorámica, panorámica dental, placa dental",
    en: "dental x-ray, panoramic x-ray, tooth x-ray",
  },
  gum_surgery: {
    otherwise: visit,
    pt: "cirurgia oral, cirurgia na boca, enxerto ósseo, bucomaxilo",
    es: "cirugía bucal, cirugía oral, injerto óseo, maxilofacial",
    en: "oral surgery, bone graft, oral surgeon",
  },
  botox: {
    pt: "botox, toxina botulínica, harmonização facial, preenchimento labial",
    es: "botox, toxina botulínica, armonización facial, relleno de labios",
    en: "botox, filler, lip filler, facial harmonization",
    needs: "rugas na testa, arrugas en la frente, wrinkles on my forehead",
  },
  bonding: {
    otherwise: "dentist.filling",
    pt: "fechar diastema, reparo estético no dente, resina estética",
    es: "cerrar diastema, arreglo estético en el diente, resina estética",
    en: "bonding, tooth bonding, close a gap between teeth",
    needs: "dente lascado, lasquei o dente, diente astillado, chipped front tooth",
  },
};
