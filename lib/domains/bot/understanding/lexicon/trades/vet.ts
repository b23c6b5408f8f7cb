import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const visit = "vet.consultation";

export const vet: Trade = {
  consultation: {
    broader: "general.consultation",
    otherwise: "general.consultation",
    pt: "consulta veterinária, veterinário, veterinária, consulta para cachorro, consulta do gato",
    es: "consulta veterinaria, veterinario, veterinaria, consulta para mi perro, consulta del gato",
    en: "vet consultation, vet visit, veterinarian, see the vet, vet check, vet",
    needs:
      "cachorro vomitando, cachorro com vômito, cachorro não come, gato não come, cachorro doente, gato doente, cachorro com diarreia, cachorro mancando, gato espirrando, cachorro triste, meu pet está mal, perro con vómitos, perro vomita, mi perro no come, mi gato no come, mi perra está decaída, perro con diarrea, perro renguea, gato estornuda, gata enferma, mi mascota está mal, dog is vomiting, dog vomited, dog won't eat, cat won't eat, my dog is sick, my cat is sick, dog has diarrhea, dog is limping, puppy throwing up",
  },
  emergency: {
    broader: "general.urgent_visit",
    otherwise: visit,
    pt: "emergência veterinária, plantão veterinário",
    es: "urgencia veterinaria, guardia veterinaria",
    en: "emergency vet, animal emergency",
    needs:
      "cachorro atropelado, cachorro comeu veneno, cachorro comeu chocolate, gato caiu da janela, perro atropellado, perro comió veneno, gato se cayó del balcón, perro convulsiona, dog hit by a car, dog ate chocolate, dog ate poison, dog having a seizure",
  },
  vaccine: {
    broader: "clinic.vaccine",
    otherwise: visit,
    pt: "vacina do cachorro, vacina antirrábica, vacina v10, vacina para gato, vacinar o cachorro",
    es: "vacuna del perro, vacuna antirrábica, quíntuple, séxtuple, vacuna para gato, vacunar al perro",
    en: "dog vaccine, rabies shot, puppy shots, cat vaccination, vaccinate my dog",
  },
  deworming: {
    otherwise: visit,
    pt: "vermífugo, vermifugação, desverminar",
    es: "desparasitación, desparasitar, antiparasitario",
    en: "deworming, worming, dewormer",
    needs: "cachorro com vermes, perro con parásitos, dog has worms, lombriga",
  },
  fleas: {
    otherwise: visit,
    pt: "antipulgas, pulgas, carrapatos",
    es: "pipeta, antipulgas, pulgas, garrapatas",
    en: "flea treatment, fleas, ticks, tick treatment",
    needs: "cachorro se coçando, perro se rasca mucho, dog keeps scratching",
  },
  neutering: {
    otherwise: visit,
    pt: "castração, castrar, castrar a gata, castração de cachorro",
    es: "castración, castrar, castrar a la gata, esterilización",
    en: "neutering, spaying, neuter, spay, castration",
    needs: "cadela no cio, perra en celo, dog in heat",
  },
  surgery: {
    otherwise: visit,
    pt: "cirurgia veterinária, cirurgia, operar o cachorro",
    es: "cirugía veterinaria, cirugía, operar al perro",
    en: "vet surgery, surgery, operation",
    needs: "tumor no cachorro, caroço na barriga do cachorro, bulto en la panza del perro, lump on my dog",
  },
  bath: {
    pt: "banho, dar banho, banho no cachorro, banho e tosa, banho no pet",
    es: "baño, bañar al perro, baño de mascotas, baño y corte, bañar a mi perra",
    en: "dog bath, bath, bathe my dog, wash the dog, bath and groom",
    needs: "cachorro fedendo, cachorro sujo, perro con olor, perro sucio, dog stinks, smelly dog",
  },
  grooming: {
    pt: "tosa, tosar, tosa higiênica, tosa na tesoura, banho e tosa, tosador",
    es: "peluquería canina, corte de pelo del perro, corte higiénico, pelar al perro, baño y corte, peluquero canino",
    en: "dog grooming, grooming, groomer, trim my dog, dog haircut, clip the dog",
    needs: "pelo embolado do cachorro, cachorro muito peludo, perro con nudos, matted fur, dog's coat is matted",
  },
  nail_trim: {
    otherwise: "vet.grooming",
    pt: "corte de unha do cachorro, cortar as unhas do cachorro, cortar unha do gato",
    es: "corte de uñas del perro, cortarle las uñas al perro, cortar uñas al gato",
    en: "dog nail trim, cat nail trim, trim my dog's nails, nail clipping",
  },
  dental: {
    otherwise: visit,
    pt: "limpeza de tártaro do cachorro, limpeza dental canina, tartarectomia",
    es: "limpieza dental canina, sarro del perro, limpieza de sarro del perro",
    en: "pet dental cleaning, dog teeth cleaning",
    needs: "cachorro com mau hálito, perro con mal aliento, dog has bad breath",
  },
  microchip: {
    pt: "microchip, chipar o cachorro, microchipagem",
    es: "microchip, chip para perro, ponerle el chip",
    en: "microchip, chip my dog, microchipping",
  },
  boarding: {
    pt: "hotel para cachorro, hospedagem de pet, hotelzinho",
    es: "guardería canina, hospedaje de mascotas, hotel para perros, pensionado",
    en: "dog boarding, pet hotel, kennel, pet sitting",
    needs:
      "vou viajar e preciso deixar o cachorro, me voy de viaje y tengo que dejar al perro, going away and leaving my dog",
  },
  daycare: {
    otherwise: "vet.boarding",
    pt: "creche canina, day care para cachorro, creche para pet",
    es: "guardería de día para perros, jardín canino",
    en: "doggy daycare, dog daycare",
  },
  walking: {
    pt: "passeio com cachorro, passeador, dog walker",
    es: "paseo de perros, paseador, paseaperros",
    en: "dog walking, dog walker, walk my dog",
  },
  training: {
    pt: "adestramento, adestrador, adestrar",
    es: "adiestramiento, adiestrador, entrenamiento canino",
    en: "dog training, obedience training, puppy class, dog trainer",
    needs: "cachorro late muito, cachorro morde, perro muerde, perro ladra mucho, dog bites, dog barks all night",
  },
  ultrasound: {
    broader: "general.exam",
    otherwise: visit,
    pt: "ultrassom veterinário, ultrassom do cachorro",
    es: "ecografía veterinaria, ecografía para perro",
    en: "pet ultrasound, dog ultrasound",
    needs: "cadela prenha, perra preñada, pregnant dog",
  },
  blood_test: {
    broader: "general.exam",
    otherwise: visit,
    pt: "exame de sangue do cachorro, hemograma veterinário",
    es: "análisis de sangre del perro, análisis veterinario",
    en: "pet blood test, dog blood work",
  },
  xray: {
    broader: "general.exam",
    otherwise: visit,
    pt: "raio-x do cachorro, radiografia veterinária",
    es: "radiografía del perro, placa al perro, radiografía veterinaria",
    en: "dog x-ray, pet x-ray",
  },
  dermatology: {
    otherwise: visit,
    pt: "dermatologia veterinária, alergia do cachorro",
    es: "dermatología veterinaria, alergia del perro",
    en: "pet dermatology, dog allergy",
    needs: "cachorro com sarna, cachorro perdendo pelo, perro con sarna, perro pierde pelo, dog losing hair, mange",
  },
  cardiology: {
    otherwise: visit,
    pt: "cardiologia veterinária, cardiologista veterinário",
    es: "cardiología veterinaria, cardiólogo veterinario",
    en: "pet cardiology",
    needs: "cachorro tossindo, perro con tos, dog coughing",
  },
  exotic: {
    otherwise: visit,
    pt: "animais exóticos, coelho, hamster, papagaio, calopsita, tartaruga",
    es: "animales exóticos, conejo, hámster, loro, cotorra, tortuga",
    en: "exotic pets, rabbit, hamster, parrot, turtle, guinea pig",
  },
  travel_papers: {
    otherwise: visit,
    pt: "atestado de saúde para viagem do pet, atestado para viajar com cachorro, CVI",
    es: "certificado para viajar con mascota, certificado sanitario, CVI",
    en: "pet travel certificate, pet passport, health certificate for travel",
  },
  end_of_life: {
    otherwise: visit,
    pt: "eutanásia, cremação de animais",
    es: "eutanasia, cremación de mascotas",
    en: "euthanasia, put to sleep, pet cremation",
  },
  transport: {
    pt: "táxi dog, leva e traz, transporte de pet",
    es: "traslado de mascotas, pet taxi, retiro y entrega de mascota",
    en: "pet taxi, pet transport",
  },
  dog: {
    kind: "modifier",
    pt: "cachorro, cachorra, cachorrinho, cão, cadela, dog, doguinho, filhote",
    es: "perro, perra, perrito, perrita, cachorro, cachorrito, caniche",
    en: "dog, puppy, pup, doggy, poodle",
  },
  cat: {
    kind: "modifier",
    pt: "gato, gata, gatinho, gatinha, felino",
    es: "gato, gata, gatito, gatita, michi, felino",
    en: "cat, kitten, kitty, feline",
  },
};
