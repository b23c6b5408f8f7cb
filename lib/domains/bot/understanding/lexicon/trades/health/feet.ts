import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const podiatry = "clinic.podiatry";
const kindOf = { broader: podiatry, otherwise: podiatry };

/** What a podologist treats; the pleasant side of feet is the salon's. */
export const feet: Trade = {
  podiatry: {
    pt: `podologia, podólogo, podóloga, cuidados com os pés, spa podológico, podo, podologista, pezinho no podólogo,  podoprofilaxia,
      tratamento dos pés, limpeza podológica, podologia básica, higienização dos pés`,
    es: `podología, podólogo, podóloga, pedicuría clínica, podo, podologia, cuidado de los pies, podólogos, atención podológica, quiropodia, pedicuro`,
    en: `podiatry, podiatrist, chiropody, chiropodist, foot care, foot clinic, foot doctor, feet doctor, medical pedicure, foot health, routine foot care`,
    needs: `cuidar dos pés, cuidar los pies, arreglarme los pies, look after my feet, pé rachado|rachados, hongos en los pies, juanete, joanete, bunion, bunions, athlete's foot, heel pain, frieira, pie de atleta,
      calcanhar rachado|rachados|rachando, bolha no pé, talones partidos|agrietados, pies agrietados, cracked heels, big toe hurts|swollen,
      blister on my foot, toenail hurts|black|falling, unha caindo|preta|roxa, pie|pies hongos|ampolla|olor, chulé, smelly feet`,
  },
  ingrown_nail: {
    ...kindOf,
    pt: `unha encravada, tratamento de unha encravada, desencravar unha, desencravar a unha, unha encravada no pé, cortar unha encravada, cantinho da unha,
      espiculectomia, onicocriptose`,
    es: `uña encarnada, tratamiento de uña encarnada, uñero, desencarnar la uña, uña encarnada en el dedo, onicocriptosis, =unas encarnadas, espiculectomía`,
    en: `ingrown toenail, ingrown nail, ingrown toe nail, ingrowing toenail, toenail removed, ingrown toenail treatment, nail surgery`,
    needs: `unha inflamada|entrando|encravou|encravando|pus|carne|latejando|dedão, dedão inflamado|pus|inchado|latejando, =una inflamada, =se me encarno la una,
      dedo gordo inflamado|pus|hinchado, =se me clava la una, encarnó, toenail infected|ingrown|digging|pus, big toe infected|pus|throbbing, nail digging toe|skin|flesh`,
  },
  corns: {
    ...kindOf,
    pt: `remoção de calos, tirar|remover|raspar|lixar calo|calos, calosidade, calosidades, desbaste de calos, remoção de calosidades, tratamento de calos`,
    es: `callos, remoción de callos, extracción de callos, sacar|quitar|sacarme|limar callo|callos|durezas, callosidades, deslaminado, tratamiento de callos, eliminación de callos`,
    en: `corn removal, callus removal, corns and calluses, remove|shave corn|corns|callus|calluses, hard skin removal`,
    needs: `calo|calos pé|dedo|pés|mindinho|sapato|salto, calo, calos, callo, callos en los pies, dureza pie|planta|dedo, corns on my feet, corns, callus, calluses, hard skin feet|foot|heel`,
  },
  nail_fungus: {
    ...kindOf,
    pt: `tratamento de micose, micose, micose de unha, micoses, onicomicose, laser para micose, fungo na unha, laser antifúngico`,
    es: `tratamiento de hongos, hongos en las uñas, onicomicosis, micosis, láser para hongos, tratamiento de micosis, =hongos en las unas`,
    en: `nail fungus, fungal nail, fungal nail treatment, toenail fungus, onychomycosis, fungus treatment, fungal infection nail, laser fungus`,
    needs: `unha|unhas amarela|amarelas|amarelada|grossa|grossas|esfarelando|fungo|fungos|esbranquiçada|descolando,
      =unas con hongos, =una gruesa, =una amarilla, =unas amarillas, =unas gruesas, hongo uña|dedo|pie, toenail|toenails|nail thick|yellow|crumbling|discoloured|discolored|fungus, thick toenails`,
  },
  diabetic_feet: {
    ...kindOf,
    pt: `podologia para diabéticos, pé diabético, podologia diabético|diabética|diabéticos, cuidados com pé diabético, avaliação do pé diabético`,
    es: `pie diabético, pies diabéticos, podología diabético|diabética|diabéticos, podología para diabéticos, control de pie diabético`,
    en: `diabetic foot care, diabetic foot, diabetic feet, diabetic foot check, foot diabetic|diabetes, diabetic podiatry`,
    needs: `diabético|diabética|diabéticos|diabetes|diabete pé|pés|unha|unhas|dedo, diabético|diabética|diabetes pie|pies|dedo, diabetic toes|toenails, ferida no pé, herida en el pie, úlcera pie`,
  },
  plantar_wart: {
    ...kindOf,
    pt: "verruga plantar, olho de peixe, tratamento de verruga plantar, verruga no pé, verruga na sola",
    es: "verruga plantar, ojo de pescado, tratamiento de verruga plantar, verruga en el pie, papiloma plantar",
    en: "plantar wart, verruca, verruca treatment, verrucas, wart foot|sole|toe",
  },
  insoles: {
    ...kindOf,
    pt: "palmilhas, palmilha, palmilha ortopédica, baropodometria, teste da pisada, exame da pisada, análise da pisada, avaliação da pisada",
    es: "plantillas, plantillas ortopédicas, estudio de la pisada, análisis de la pisada, baropodometría, estudio biomecánico",
    en: "insoles, orthotics, custom insoles, biomechanical assessment, custom orthotics",
    needs:
      "pé chato, pie plano, flat feet, flat footed, pisada pronada|supinada, piso torto, piso mal, gasto o sapato, gasto las zapatillas",
  },
  toenail_cutting: {
    ...kindOf,
    pt: "corte técnico de unhas, corte de unhas do pé, corte técnico, cortar as unhas do pé, corte de unha para idosos",
    es: "corte de uñas de los pies, =cortar las unas de los pies, =corte de unas de los pies, =corte de unas de pies, =cortarle las unas",
    en: "toenail cutting, toenail trim, nail cutting feet, cut toenails, toenails cut, toenails trimmed",
    needs:
      "alcança|alcanço os pés, =no llego a los pies, =no se llega a los pies, =can't reach my feet, =can't reach his feet, =can't reach her feet",
  },
  nail_brace: {
    ...kindOf,
    pt: "órtese ungueal, órtese de unha, órteses, ortoniquia, ortonixia, fibra de memória molecular",
    es: "ortonixia, órtesis ungueal, corrector de uña, bráquet de uña, ortoniquia",
    en: "nail brace, nail bracing, toenail brace, nail correction",
  },
};
