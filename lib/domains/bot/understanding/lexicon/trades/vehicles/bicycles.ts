import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const service = "bicycles.service";

/** Repair and care of bicycles. */
export const bicycles: Trade = {
  service: {
    broader: "garage.inspection",
    otherwise: "garage.inspection",
    pt: `revisão de bicicleta, revisão|revisar|manutenção bike|bicicleta|magrela|bici|speed|mtb, oficina de bicicleta, conserto de bicicleta, mecânico de bicicleta, bicicletaria,
      geral na bike, tapa na bike`,
    es: `service de bicicleta, service de bici, service|revisión|revisar|mantenimiento|reparación bici|bicicleta|bicis, puesta a punto de bici, arreglo de bicicleta, bicicletería, bicicletero`,
    en: `bicycle service, bicycle repair, bike repair, bike tune-up, cycle repair, bike mechanic, service|tune|check|repair|fix bicycle, bike workshop, road bike service, full bike service`,
    needs: `bike|bicicleta|magrela parada|encostada|barulho|rangendo|estalando, bici|bicicleta parada|guardada|ruido|cruje, bicycle|bike creaking|creaks|noise|shed|dusty,
      pedalar|prova|pedal serra|domingo|viagem, =antes da prova, =antes de la carrera, =before my race, =before the ride`,
  },
  gears: {
    otherwise: service,
    pt: `regulagem de marchas, regular marcha|marchas|câmbio, regulagem de câmbio, ajuste de marchas, marchas, câmbio da bike, passador de marcha, trocador de marcha`,
    es: `regulación de cambios, regular los cambios, ajuste de cambios, cambios de la bici, desviador, descarrilador, shifter`,
    en: `gear adjustment, gear tuning, gears, index the gears, gear indexing, derailleur, shifting adjustment, gear service`,
    needs: `marcha|marchas|câmbio pulando|pula|engata|entra|passa|arranhando|dura|escapando, corrente pulando|caindo|cai|escapa|soltando,
      cambios saltan|salta|entran|engancha|duros|pasan, cadena salta|sale|cae|zafa, gears slipping|skipping|stuck|jumping|shift|grinding, chain slipping|skipping|jumping|falls|dropping`,
  },
  brakes: {
    broader: "garage.brakes",
    otherwise: "bicycles.gears",
    pt: `freio|freios bike|bicicleta|magrela, regulagem de freios, regular|ajustar freio|freios, sangria de freio, freio a disco hidráulico, sapata de freio`,
    es: `freno|frenos bici|bicicleta, regulación de frenos, regular|ajustar freno|frenos, purgado de frenos, frenos hidráulicos, zapatas de freno`,
    en: `brake|brakes bike|bicycle, brake adjustment, adjust brake|brakes, brake bleed, bleed the brakes, brake blocks, hydraulic brake bleed`,
    needs:
      "bike|bicicleta freia|freando|frear, bici|bicicleta frena|frenar, bike|bicycle stop|stopping|squealing|squeal",
  },
  gears_and_brakes: {
    parts: ["bicycles.gears", "bicycles.brakes"],
    pt: "regulagem de freios e marchas, freios e marchas, regulagem de marchas e freios",
    es: "regulación de frenos y cambios, frenos y cambios bici, ajuste de frenos y cambios bici",
    en: "brake and gear adjustment, gears and brakes, brakes and gears, gear and brake tune",
  },
  puncture: {
    broader: "garage.puncture",
    otherwise: service,
    pt: `troca de câmara, câmara de ar, remendo de câmara, trocar câmara, câmara furada, pneu da bike, pneu da bicicleta, troca de pneu ou câmara, tubeless, selante`,
    es: `cambio de cámara, cámara pinchada, parche de cámara, emparchar, cubierta de bici, cubierta de bicicleta, pinchadura de bici, tubeless, cambiar la cámara`,
    en: `inner tube, inner tube replacement, puncture repair bike, bike tyre, bike tire, bicycle tyre, bicycle tire, tubeless setup, bike puncture`,
    needs: `bike|bicicleta|magrela furou|furado|murcho|murchou|esvazia, bici|bicicleta pinché|pinchó|pinchada|desinfla|desinflada, bike|bicycle puncture|flat|punctured`,
  },
  wash: {
    otherwise: service,
    pt: `lavagem de bike, lavagem de bicicleta, lavagem e lubrificação, lavar bike|bicicleta|magrela|mtb, lubrificação da corrente, limpeza de bike, limpeza da transmissão, óleo na corrente, lubrificar corrente`,
    es: `lavado de bici, lavado de bicicleta, lavado y lubricación, lavar bici|bicicleta, lubricación de cadena, limpieza de transmisión, aceitar la cadena, engrase`,
    en: `bike wash, bike clean, bicycle cleaning, clean and lube, chain lube, drivetrain clean, wash bicycle, degrease`,
    needs: `bike|bicicleta|magrela suja|barro|lama|imunda, bici|bicicleta sucia|barro|embarrada, bike|bicycle muddy|filthy|mud, corrente seca|enferrujada|rangendo, cadena seca|oxidada, chain rusty|dry|squeaky`,
  },
  fit: {
    pt: "bike fit, bikefit, ajuste de postura na bike, ajuste de selim, fitting bike",
    es: "bike fit, bikefit, ajuste de postura en la bici, biomecánica ciclista, ajuste de asiento bici",
    en: "bike fit, bike fitting, bikefit, saddle height fit, fit session bike, bicycle fitting",
    needs: `selim|guidão|banco altura|posição|postura|alto|baixo|ajustar, dor pedalar|pedalo|pedalando|pedal, pedalar|pedalo|bike formigando|dormente|desconfortável,
      asiento|manubrio|sillín altura|posición|postura, duele|dolor pedalear|pedaleo|bici, saddle|handlebar|handlebars height|position|sore|numb, hurts|pain|ache cycling|riding|pedal`,
  },
  assembly: {
    otherwise: service,
    pt: "montagem de bicicleta, montagem de bike, montar|montam bike|bicicleta, montagem de bicicleta nova, bike desmontada, bicicleta na caixa",
    es: "armado de bici, armado de bicicleta, armar|arman bici|bicicleta, bici en caja, bicicleta desarmada, armado de bicicleta nueva",
    en: "bike assembly, bike build, bicycle assembly, assemble|build bike|bicycle, boxed bike, bike in a box",
    needs:
      "bike|bicicleta caixa|desmontada|internet, bici|bicicleta caja|desarmada|internet, bike|bicycle box|pieces|boxed|online",
  },
  wheel_truing: {
    otherwise: service,
    pt: "alinhamento de roda, centragem de roda, alinhar a roda da bike, centrar a roda, troca de raio, raios da roda, montagem de roda, desempenar roda, alinhar a roda, alinhar roda, roda empenada|torta, roda empenou",
    es: "centrado de rueda, centrar la rueda, alineado de rueda de bici, cambio de rayos, rueda descentrada|torcida, alinear la rueda, rayos de la rueda, enrayado",
    en: "wheel truing, true a wheel, true my wheel, spoke replacement, spokes, wheel build, bent wheel bike, wheel buckled|wobbly",
    needs:
      "roda empenada|empenou|torta|bamboleando|raio, rueda descentrada|torcida|baila|ocho|rayo|rayos, wheel wobbly|wobbles|wobbling|buckled|spoke|bent",
  },
  drivetrain: {
    otherwise: service,
    pt: "troca de corrente, troca de relação da bike, corrente nova, cassete, coroa e corrente, movimento central, pedivela, troca de cassete",
    es: "cambio de cadena, cadena nueva, cassette, piñón, caja pedalera, plato y palanca, cambio de transmisión bici",
    en: "chain replacement, new chain, cassette replacement, bottom bracket, crankset, drivetrain replacement",
  },
  fork_service: {
    otherwise: service,
    pt: "revisão de suspensão da bike, suspensão da bike, manutenção de shock, revisão de garfo, canote retrátil",
    es: "service de horquilla, horquilla de bici, mantenimiento de suspensión bici, amortiguador de bici",
    en: "fork service, suspension service bike, shock service, dropper post, headset service",
  },
  electric: {
    otherwise: service,
    pt: "bicicleta elétrica, bike elétrica, e-bike, ebike, revisão de bike elétrica, bateria da bike elétrica, patinete elétrico",
    es: "bici eléctrica, bicicleta eléctrica, e-bike, ebike, service de bici eléctrica, monopatín eléctrico",
    en: "e-bike, ebike, electric bike, e-bike service, e-bike diagnostics, electric scooter repair",
  },
};
