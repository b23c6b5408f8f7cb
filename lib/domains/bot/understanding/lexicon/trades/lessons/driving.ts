import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const driving = "tutoring.driving";
const kindOf = { broader: driving, otherwise: driving };

/** Driving schools: cars, motorbikes, and the tests. */
export const drivingSchool: Trade = {
  driving: {
    broader: "general.lesson",
    pt: `aula de direção, autoescola, habilitação, aula de volante, CNH, carteira de motorista, instrutor de trânsito, aulas de direção, aula de trânsito, tirar a CNH,
      primeira habilitação, auto escola, aula prática, simulador de direção, renovar CNH, reciclagem CNH, tirar a carteira, aulas de volante`,
    es: `clase de manejo, autoescuela, aprender a manejar, registro de conducir, escuela de manejo, academia de manejo, licencia de conducir, curso de manejo, carnet de conducir,
      aprender a conducir, clases de manejo, clase de conducir, clases de conducir, escuela de conducir, práctica de manejo, manejo para principiantes, auto escuela, sacar el carnet,
      =sacar el registro, =sacar la libreta, libreta de conducir, manejo defensivo, profesor de manejo, instructor de manejo`,
    en: `driving lessons, driving school, learn to drive, driving instructor, drivers ed, driver's license, learner permit, driving lesson, driving class, learn driving, driving course,
      driver training, stick shift lessons, learn stick, driver's ed, defensive driving, behind the wheel, driving practice`,
    needs: `aprender a dirigir, dirigir, tirar carteira, nunca peguei num carro, reprovei no detran, manejar, sacar el registro, tirar a habilitação, arrancar a manejar,
      drive stick, drive on the other side, manual car, =quiero manejar, =nunca maneje`,
  },
  car_lesson: {
    ...kindOf,
    pt: "aula de carro, aula prática de carro, aula de direção carro, aula no carro, categoria B",
    es: "clase de auto, clase de manejo en auto, manejo en auto, aprender a manejar un auto, manejar auto, práctica en auto, clases de auto, clase de coche",
    en: "car lesson, car driving lesson, driving lesson car, car lessons, automatic car lesson, manual car lesson",
    needs: "auto, carro, coche, autito, agarrar un auto, agarré un auto, peguei num carro, driven a car",
  },
  motorbike_lesson: {
    ...kindOf,
    pt: "aula de moto, aulas de moto, aula prática de moto, pilotar moto, andar de moto, aprender moto, categoria A, habilitação de moto",
    es: "clase de moto, clases de moto, clase de manejo en moto, manejo en moto, andar en moto, manejar moto, aprender moto, registro de moto",
    en: "motorbike lesson, motorcycle lesson, motorcycle training, motorcycle course, ride a motorbike|motorcycle, CBT training, scooter lesson",
    needs: "moto, motinho, motito, motorbike, motorcycle, scooter",
  },
  parking: {
    ...kindOf,
    pt: "aula de baliza, treinar baliza, baliza, treino de baliza, aula de garagem, estacionar, garagem e baliza",
    es: "práctica de estacionamiento, practicar estacionamiento|estacionar, clase de estacionamiento, estacionar, estacionamiento en paralelo, estacionar en paralelo",
    en: "parking practice, parking lesson, parallel parking, practise parking, bay parking, reverse parking, manoeuvres",
    needs:
      "parallel park, =no me sale estacionar, =nao consigo estacionar, =can't park, estaciono mal, raspei na garagem, rayé al estacionar",
  },
  mock_test: {
    ...kindOf,
    pt: "simulado de prova, simulado, simulado do detran, prova simulada, simulado prático, aula pré-prova, aula antes da prova",
    es: "simulacro de examen, simulacro, examen de prueba, simulacro de manejo, examen simulado, repaso antes del examen",
    en: "mock test, mock driving test, mock exam, practice test, test simulation, pre-test lesson, test preparation driving",
    needs: `reprovei prova|exame|detran|direção, bombei, prova do detran, =minha prova e, bocharon, bochado, desaprobé manejo|examen, =rindo el, =rindo la, rendir el manejo,
      failed my driving test, =my driving test is, =before my test, =antes da prova, =antes del examen`,
  },
  theory: {
    ...kindOf,
    pt: "aula teórica, curso teórico, legislação de trânsito, aulas teóricas, prova teórica, placas de trânsito, legislação",
    es: "clase teórica, teórica, teórico, parte teórica, curso teórico, examen teórico, señales de tránsito, leyes de tránsito",
    en: "theory class, theory lesson, theory test, highway code, theory course, road signs, hazard perception",
  },
  motorway: {
    ...kindOf,
    pt: "aula na estrada, aula de rodovia, direção na estrada, dirigir na estrada|rodovia|marginal, aula em rodovia",
    es: "manejo en ruta, manejo en ruta y autopista, práctica en ruta, clase en ruta, clase en autopista, manejar en ruta|autopista|avenida",
    en: "motorway lesson, highway driving, motorway driving, highway lesson, freeway driving, drive motorway|highway|freeway",
    needs:
      "medo|pânico|pavor estrada|rodovia, miedo|pánico|terror autopista|ruta, scared|afraid|nervous|panic motorway|highway|freeway, autopista",
  },
  refresher: {
    ...kindOf,
    pt: "direção para habilitados, aula para habilitados, treinamento para habilitados, reciclagem de direção, perder o medo de dirigir, voltar a dirigir",
    es: "clases para perder el miedo, perfeccionamiento de manejo, retomar el manejo, manejo para personas con registro, volver a manejar, perder el miedo a manejar",
    en: "refresher driving lesson, refresher lesson, refresher course driving, confidence driving lesson, nervous driver lesson, driving refresher",
    needs: `medo de dirigir, tenho carteira mas não dirijo, habilitado mas não dirijo, habilitada não dirijo, medo do trânsito, pavor de volante, miedo a manejar,
      tengo registro pero no manejo, miedo al volante, pánico a manejar, scared to drive, nervous driver, afraid to drive, haven't driven in years, =anos sem dirigir, =anos sin manejar`,
  },
  driving_test: {
    ...kindOf,
    pt: "exame prático, prova prática de direção, prova de direção, exame de direção, aluguel de carro para prova, carro para a prova",
    es: "examen práctico, examen de manejo, prueba de manejo, acompañamiento al examen, alquiler de auto para el examen, auto para rendir",
    en: "driving test, road test, practical driving test, test day car hire, car for the test",
  },
  truck_lesson: {
    ...kindOf,
    pt: "aula de carreta, aula de caminhão, aula de ônibus, categoria D, categoria E, habilitação de caminhão",
    es: "clase de camión, manejo de camión, registro profesional, clase de colectivo, licencia profesional",
    en: "truck lesson, lorry training, HGV training, bus driving lesson, CDL training",
  },
};
