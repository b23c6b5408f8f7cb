import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const psychology = "clinic.psychology";
const speech = "clinic.speech_therapy";
const ofPsychology = { broader: psychology, otherwise: psychology };
const ofSpeech = { broader: speech, otherwise: speech };

/** Kinds of psychotherapy and of speech therapy. */
export const mindAndSpeech: Trade = {
  teen_therapy: {
    broader: psychology,
    otherwise: "clinic.child_therapy",
    pt: "terapia para adolescente, terapia de adolescentes, psicólogo para adolescente, psicóloga para adolescente, terapia adolescente|adolescentes, psicologia do adolescente",
    es: "terapia para adolescentes, psicólogo de adolescentes, psicóloga de adolescentes, terapia adolescente|adolescentes, psicología adolescente",
    en: "teen therapy, teen counseling, teen counselling, therapist for my teenager, adolescent therapy, teenage counselling, therapy teenager|teen|teens",
    needs:
      "adolescente isolado|isolada|quarto|revoltado|revoltada|fechado|ansioso|ansiosa|triste|corta, adolescente encerrado|encerrada|aislado|aislada|rebelde|triste|ansioso|ansiosa, teenager|teen withdrawn|room|moody|anxious|sad|depressed|selfharm",
  },
  parent_guidance: {
    broader: psychology,
    otherwise: "clinic.child_therapy",
    pt: "orientação de pais, orientação parental, orientação aos pais, educação parental, consulta de pais",
    es: "orientación a padres, orientación para padres, entrevista de padres, crianza consulta, escuela de padres",
    en: "parenting support, parent coaching, parent guidance, parenting session, parent consultation",
    needs:
      "=nao sei mais como lidar, =nao sei lidar com, limites filho|filha|filhos, =no se como poner limites, =no se como manejar a mi, límites hijo|hija|hijos, set boundaries kids|child|daughter, =don't know how to deal with my",
  },
  online_therapy: {
    ...ofPsychology,
    pt: "terapia online, psicólogo online, psicóloga online, sessão online terapia, terapia por vídeo, psicoterapia online",
    es: "terapia online, psicólogo online, psicóloga online, terapia virtual, terapia por videollamada, sesión online psicóloga",
    en: "online therapy, online counselling, online counseling, virtual therapy, teletherapy, video therapy",
  },
  grief_therapy: {
    ...ofPsychology,
    pt: "terapia do luto, terapia de luto, acompanhamento de luto, luto",
    es: "terapia de duelo, acompañamiento en duelo, duelo",
    en: "grief counselling, grief counseling, grief therapy, bereavement counselling, bereavement support",
    needs:
      "faleceu|morreu|perdi mãe|pai|avó|filho|marido|esposa, murió|falleció|perdí mamá|papá|abuela|padre|madre|hermano|marido, lost my mom|dad|mum|father|mother|husband|wife, passed away, grief, grieving, bereavement",
  },
  group_therapy: {
    ...ofPsychology,
    pt: "terapia em grupo, terapia de grupo, grupo terapêutico, roda terapêutica, grupo de apoio",
    es: "terapia grupal, terapia de grupo, grupo terapéutico, grupo de apoyo",
    en: "group therapy, support group, therapy group, group counselling, group counseling",
  },
  trauma_therapy: {
    ...ofPsychology,
    pt: "EMDR, terapia de trauma, brainspotting, hipnoterapia, hipnose, hipnose clínica",
    es: "EMDR, terapia de trauma, brainspotting, hipnoterapia, hipnosis, hipnosis clínica",
    en: "EMDR, trauma therapy, brainspotting, hypnotherapy, hypnosis, clinical hypnosis",
  },
  addiction_therapy: {
    ...ofPsychology,
    pt: "terapia de dependência, dependência química, tratamento de vício, parar de fumar terapia",
    es: "terapia de adicciones, tratamiento de adicciones, adicciones, dejar de fumar terapia",
    en: "addiction counselling, addiction counseling, addiction therapy, substance abuse counseling",
    needs:
      "vício álcool|bebida|jogo|drogas|apostas, parar de beber|fumar|apostar, adicción alcohol|juego|drogas|apuestas, dejar el alcohol|cigarrillo|juego, stop drinking|gambling|smoking|using",
  },
  child_speech: {
    ...ofSpeech,
    pt: "fonoaudióloga infantil, fono infantil, terapia de linguagem infantil, fonoaudiologia infantil, terapia de linguagem, atraso de linguagem",
    es: "fonoaudióloga infantil, fono infantil, fonoaudiología infantil, terapia de lenguaje, terapia del lenguaje infantil, fonoaudióloga para niños",
    en: "child speech therapy, kids speech therapy, paediatric speech therapy, pediatric speech therapy, language delay therapy, early language",
    needs: `filho|filha|menino|menina|criança|bebê fala|falar|fale|palavras|pronúncia, hijo|hija|nene|nena|niño|niña|gordo habla|hablar|hable|palabras|pronunciar|pronuncia, daughter|kid|child|boy|girl|toddler talk|talks|speak|words|pronounce|mumbles|talking|speech,
      demora pra falar, troca letra|letras, =ainda nao fala, =no habla todavia, tarda en hablar, =not talking yet, late talker, speech delay, =no dice la r, =no le sale la r, =no dice la erre`,
  },
  voice_therapy: {
    ...ofSpeech,
    pt: "terapia vocal, terapia de voz, reabilitação da voz, fono voz, reabilitação vocal, fonoterapia vocal",
    es: "terapia de voz, rehabilitación de la voz, terapia vocal, reeducación vocal, fono voz",
    en: "voice therapy, voice rehabilitation, vocal therapy, voice clinic",
    needs:
      "rouca|rouco|rouquidão voz, rouquidão, perdi a voz, nódulo|nódulos voz|vocal|cordas, ronca|ronco|ronquera voz, disfonía, disfonia, afónica, quedé sin voz, hoarse, hoarse voice, lost my voice, vocal nodules, strained voice",
  },
  stuttering: {
    ...ofSpeech,
    pt: "terapia de gagueira, tratamento de gagueira, gagueira, fluência da fala",
    es: "terapia de tartamudez, tratamiento de tartamudez, tartamudez, disfluencia",
    en: "stuttering therapy, stammering therapy, fluency therapy",
    needs: "gago, gaguejando, gagueja, tartamudeo, tartamudea, stutter, stutters, stuttering, stammer, stammers",
  },
  swallowing: {
    ...ofSpeech,
    pt: "disfagia, reabilitação da deglutição, terapia de deglutição, motricidade orofacial, terapia miofuncional",
    es: "disfagia, terapia de deglución, rehabilitación deglutoria, terapia miofuncional, motricidad orofacial",
    en: "dysphagia therapy, swallowing therapy, swallow assessment, myofunctional therapy",
    needs:
      "dificuldade para engolir, engasga|engasgando, dificultad para tragar, =le cuesta tragar, atraganta, trouble swallowing, swallowing difficulty, chokes on food, língua presa, frenillo, tongue tie, respira pela boca, respira por la boca, mouth breathing",
  },
  speech_evaluation: {
    broader: "general.evaluation",
    otherwise: speech,
    pt: "avaliação fonoaudiológica, avaliação de fono, avaliação de linguagem, processamento auditivo, PAC exame, avaliação do processamento auditivo",
    es: "evaluación fonoaudiológica, evaluación de lenguaje, evaluación de fono, evaluación del habla",
    en: "speech evaluation, speech assessment, language assessment, speech and language assessment, auditory processing test",
  },
  aphasia_therapy: {
    ...ofSpeech,
    pt: "reabilitação de afasia, fono pós-AVC, fonoaudiologia neurológica, terapia de afasia",
    es: "rehabilitación de afasia, fono post ACV, fonoaudiología neurológica, terapia de afasia",
    en: "aphasia therapy, speech after stroke, stroke speech therapy, adult speech therapy",
    needs: "AVC fala|falar|palavras, ACV habla|hablar|palabras, stroke speech|speak|talk|words, afasia, aphasia",
  },
};
