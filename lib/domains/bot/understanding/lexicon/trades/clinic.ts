import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const gp = "clinic.general_practice";

export const clinic: Trade = {
  general_practice: {
    broader: "general.consultation",
    otherwise: "general.consultation",
    pt: "clínico geral, clínica geral, médico de família, medicina geral",
    es: "médico clínico, clínica médica, medicina general, médico de cabecera, médico de familia",
    en: "general practitioner, GP, family doctor, general practice, general medicine",
    needs:
      "estou com febre, tenho febre, tô passando mal, mal-estar, dor de barriga, dor de cabeça, dor de garganta, gripe forte, tosse seca, virose, enjoo e vômito, tontura, pressão alta, me siento mal, tengo fiebre, dolor de panza, dolor de cabeza, dolor de garganta, gripe, tos seca, mareos, presión alta, estoy engripado, I have a fever, sore throat, stomach ache, feeling sick, headache, bad cough, the flu, dizzy, high blood pressure",
  },
  pediatrics: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "pediatra, pediatria, consulta pediátrica, médico de criança",
    es: "pediatra, pediatría, consulta pediátrica, médico de niños",
    en: "pediatrician, paediatrician, pediatrics, children's doctor, kids doctor",
    needs:
      "meu filho está com febre, minha filha está com tosse, bebê com febre, puericultura, mi hijo tiene fiebre, mi nena está con tos, bebé con fiebre, mi bebé no come, my son has a fever, my daughter has a cough, my baby is sick, baby with fever",
  },
  cardiology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "cardiologista, cardiologia, cardio, consulta cardiológica, médico do coração",
    es: "cardiólogo, cardióloga, cardiología, médico del corazón",
    en: "cardiologist, cardiology, heart doctor",
    needs:
      "dor no peito, coração acelerado, palpitação, risco cirúrgico, dolor en el pecho, palpitaciones, riesgo quirúrgico, chest pain, heart racing, palpitations",
  },
  dermatology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "dermatologista, dermatologia, dermato, consulta dermatológica, médico de pele",
    es: "dermatólogo, dermatóloga, dermatología, dermato, médico de la piel",
    en: "dermatologist, dermatology, skin doctor",
    needs:
      "mancha na pele, pinta estranha, alergia na pele, coceira na pele, queda de cabelo, espinhas no rosto, micose, mancha en la piel, lunar raro, sarpullido, picazón en la piel, caída del pelo, granos en la cara, hongos, mole checked, skin rash, itchy skin, acne, losing my hair",
  },
  gynecology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "ginecologista, ginecologia, gineco, consulta ginecológica, preventivo, papanicolau",
    es: "ginecólogo, ginecóloga, ginecología, gineco, papanicolau, PAP",
    en: "gynecologist, gynaecologist, gynecology, pap smear, smear test",
    needs:
      "menstruação atrasada, cólica forte, colocar DIU, anticoncepcional, atraso menstrual, dolor menstrual, poner el DIU, anticonceptivos, late period, period pain, birth control, IUD",
  },
  obstetrics: {
    broader: "general.consultation",
    otherwise: "clinic.gynecology",
    pt: "obstetra, pré-natal, obstetrícia, acompanhamento da gravidez",
    es: "obstetra, control prenatal, obstetricia, control de embarazo",
    en: "obstetrician, prenatal visit, antenatal, obstetrics, pregnancy check",
    needs: "estou grávida, teste positivo de gravidez, estoy embarazada, test de embarazo positivo, I'm pregnant",
  },
  orthopedics: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "ortopedista, ortopedia, traumatologista",
    es: "traumatólogo, traumatología, ortopedista, ortopedia",
    en: "orthopedist, orthopedic doctor, orthopaedics, bone doctor",
    needs:
      "dor no joelho, dor nas costas, dor na coluna, dor no ombro, torci o pé, torci o tornozelo, quebrei o braço, dolor de rodilla, dolor de espalda, me torcí el tobillo, me doblé el tobillo, me duele la rodilla, me duele el hombro, me quebré el brazo, knee pain, back pain, shoulder pain, sprained my ankle, broke my arm",
  },
  ophthalmology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "oftalmologista, oftalmo, oculista, oftalmologia, exame de vista",
    es: "oftalmólogo, oculista, oftalmología, examen de la vista, control de la vista",
    en: "ophthalmologist, eye doctor, optometrist, eye exam, eye test",
    needs:
      "não enxergo bem, vista embaçada, olho vermelho, trocar os óculos, grau dos óculos, veo borroso, ojo rojo, cambiar los anteojos, receta de lentes, blurry vision, red eye, new glasses prescription",
  },
  ent: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "otorrino, otorrinolaringologista, lavagem de ouvido",
    es: "otorrino, otorrinolaringólogo, lavaje de oído",
    en: "ENT, ear nose and throat, ear wax removal",
    needs:
      "dor de ouvido, ouvido entupido, sinusite, zumbido no ouvido, dolor de oído, oído tapado, sinusitis, zumbido en el oído, earache, blocked ear, sinus infection, ringing in my ears",
  },
  psychology: {
    broader: "general.session",
    otherwise: "general.consultation",
    pt: "psicólogo, psicóloga, psicologia, terapia, psicoterapia, terapeuta",
    es: "psicólogo, psicóloga, psicología, terapia, psicoterapia, terapeuta",
    en: "psychologist, therapy, psychotherapy, therapist, counselling, counseling",
    needs:
      "ansiedade, estou ansioso, crise de pânico, me sinto deprimido, ansiedad, ataque de pánico, estoy deprimida, anxiety, panic attacks, feeling depressed",
  },
  psychiatry: {
    broader: "general.consultation",
    otherwise: "clinic.psychology",
    pt: "psiquiatra, psiquiatria, receita controlada",
    es: "psiquiatra, psiquiatría, receta psiquiátrica",
    en: "psychiatrist, psychiatry",
    needs: "não consigo dormir, insônia, no puedo dormir, insomnio, I can't sleep, insomnia",
  },
  nutrition: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "nutricionista, nutrição, nutri, plano alimentar, dieta",
    es: "nutricionista, nutrición, nutri, plan alimentario, dieta",
    en: "nutritionist, dietitian, nutrition, diet plan, meal plan",
    needs:
      "quero emagrecer, preciso perder peso, ganhar massa, quiero bajar de peso, adelgazar, lose weight, losing weight, gain muscle",
  },
  physiotherapy: {
    broader: "general.session",
    otherwise: "clinic.orthopedics",
    pt: "fisioterapia, fisioterapeuta, fisio, RPG postural, reabilitação",
    es: "fisioterapia, kinesiología, kinesiólogo, kinesióloga, fisioterapeuta, fisio, kine, rehabilitación",
    en: "physiotherapy, physical therapy, physio, physical therapist, rehab",
    needs:
      "recuperação de cirurgia do joelho, travei as costas, torcicolo, contractura en el cuello, rehabilitar la rodilla, tortícolis, stiff neck, recovering from knee surgery",
  },
  neurology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "neurologista, neurologia, neuro",
    es: "neurólogo, neuróloga, neurología, neuro",
    en: "neurologist, neurology",
    needs: "enxaqueca, formigamento nas mãos, migraña, jaqueca, hormigueo en las manos, migraine, numb hands",
  },
  endocrinology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "endocrinologista, endocrinologia, endócrino",
    es: "endocrinólogo, endocrinóloga, endocrinología, endocrino",
    en: "endocrinologist, endocrinology",
    needs: "tireoide, diabetes descontrolada, tiroides, diabetes, thyroid",
  },
  gastroenterology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "gastroenterologista, gastro, gastroenterologia",
    es: "gastroenterólogo, gastro, gastroenterología",
    en: "gastroenterologist, gastro, stomach doctor",
    needs: "refluxo, azia, gastrite, reflujo, acidez, gastritis, heartburn, acid reflux",
  },
  urology: {
    broader: "general.consultation",
    otherwise: gp,
    pt: "urologista, urologia, exame de próstata",
    es: "urólogo, urología, control de próstata",
    en: "urologist, urology, prostate check",
    needs:
      "ardência ao urinar, pedra nos rins, ardor al orinar, cálculo renal, piedras en el riñón, burning when I pee, kidney stones",
  },
  speech_therapy: {
    broader: "general.session",
    pt: "fonoaudiólogo, fonoaudióloga, fonoaudiologia, fono",
    es: "fonoaudiólogo, fonoaudióloga, fonoaudiología, fono",
    en: "speech therapy, speech therapist",
    needs:
      "meu filho não fala direito, gagueira, mi hijo no habla bien, tartamudeo, stutter, my son doesn't speak well",
  },
  podiatry: {
    pt: "podologia, podólogo, podóloga, unha encravada",
    es: "podología, podólogo, podóloga, uña encarnada",
    en: "podiatry, podiatrist, ingrown toenail, chiropody",
    needs: "calo no pé, micose na unha do pé, callos en los pies, corns on my feet",
  },
  ultrasound: {
    broader: "general.exam",
    pt: "ultrassom, ultrassonografia, ecografia, ultra",
    es: "ecografía, ultrasonido, eco",
    en: "ultrasound, sonogram, scan",
    needs: "ver o bebê na barriga, ver al bebé en la panza, see the baby on screen",
  },
  blood_test: {
    broader: "general.exam",
    pt: "exame de sangue, coleta de sangue, hemograma, exames de laboratório, tirar sangue",
    es: "análisis de sangre, extracción de sangre, hemograma, laboratorio, análisis clínicos, sacarme sangre",
    en: "blood test, blood work, blood draw, lab tests",
    needs: "ver o colesterol, medir glicose, ver mi colesterol, medir la glucosa, check my cholesterol",
  },
  ecg: {
    broader: "general.exam",
    pt: "eletrocardiograma, eletro, ECG",
    es: "electrocardiograma, electro, ECG",
    en: "electrocardiogram, ECG, EKG",
  },
  xray: {
    broader: "general.exam",
    pt: "raio-x, raio x, radiografia, chapa",
    es: "radiografía, rayos x, placa, placa de tórax",
    en: "x-ray, xray, radiograph",
  },
  mammogram: {
    broader: "general.exam",
    pt: "mamografia, exame da mama",
    es: "mamografía, estudio mamario",
    en: "mammogram, mammography, breast exam",
    needs: "caroço no seio, bulto en la mama, lump in my breast",
  },
  mri: {
    broader: "general.exam",
    pt: "ressonância, ressonância magnética, tomografia",
    es: "resonancia, resonancia magnética, tomografía",
    en: "MRI, CT scan, magnetic resonance",
  },
  vaccine: {
    pt: "vacina, vacinação, vacinar, tomar vacina",
    es: "vacuna, vacunación, vacunar, ponerme la vacuna",
    en: "vaccine, vaccination, flu shot, jab, get vaccinated",
  },
  certificate: {
    pt: "atestado médico, atestado, laudo, exame admissional, atestado de saúde",
    es: "certificado médico, certificado de aptitud, apto físico, apto médico",
    en: "medical certificate, sick note, fit note, medical clearance",
    needs: "atestado para academia, apto para el gimnasio, note for work",
  },
  wound_care: {
    pt: "curativo, retirada de pontos, tirar os pontos, enfermagem",
    es: "curación, curaciones, sacar los puntos, enfermería",
    en: "wound dressing, stitches removed, remove stitches, nurse",
  },
  injection: {
    pt: "injeção, aplicação de injeção, soro na veia, soroterapia",
    es: "inyección, aplicación de inyectable, inyectables, suero",
    en: "injection, IV drip, shot of vitamins",
  },
  checkup: {
    broader: "general.inspection",
    otherwise: gp,
    pt: "check-up, check up geral, exames de rotina, consulta de rotina",
    es: "chequeo general, chequeo médico, control general, control de rutina",
    en: "general check-up, check-up, health check, physical exam, annual physical",
    needs: "faz tempo que não vou ao médico, hace mucho que no voy al médico, haven't seen a doctor in years",
  },
  acupuncture: {
    broader: "general.session",
    pt: "acupuntura, agulhas",
    es: "acupuntura, agujas",
    en: "acupuncture, needles",
  },
};
