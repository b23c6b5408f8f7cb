import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** Washing, bodywork, glass and what is added to a car. */
export const carCare: Trade = {
  car_wash: {
    broader: "general.cleaning",
    pt: "lavagem, lavagem completa, lavar o carro, lava-jato, lava rápido, lavagem simples, ducha, lavação, lavagem externa, lavagem de moto, ducha no carro, lavar a moto, lava jato, lavagem por fora, lavagem detalhada",
    es: "lavado, lavado completo, lavar el auto, lavadero, lavado de auto, lavar la camioneta, lavado exterior, lavado de moto, lavado y aspirado, lavado básico, lavado premium, lavar la moto, lavadita",
    en: "car wash, wash the car, wash my car, wash and vacuum, full wash, hand wash, exterior wash, valet, car valeting, wash and wax, express wash, mini valet, bike wash",
    needs:
      "carro imundo, carro muito sujo, carro sujo, carro cheio de barro, carro na lama, carro cheio de poeira, carro cagado, passarinho, cocô de pombo, seiva de árvore, auto sucio, auto lleno de barro, auto lleno de tierra, auto mugriento, auto cagado, caca de paloma, camioneta embarrada, my car is filthy, car is dirty, covered in mud, covered in dust, bird poop, bird droppings, tree sap, muddy car, filthy",
  },
  interior_cleaning: {
    broader: "general.cleaning",
    otherwise: "garage.car_wash",
    pt: "higienização interna, limpeza de estofados, limpeza dos bancos, lavagem a seco, aspirar o carro, higienização, limpeza interna, lavagem interna, higienização de bancos, hidratação de couro, oxi-sanitização, limpeza de teto, aspiração, lavagem de bancos",
    es: "limpieza de tapizados, limpieza de interior, lavado de tapizado, aspirado, limpieza de butacas, limpieza interior, detailing interior, hidratación de cuero, limpieza de asientos, lavado de butacas, sanitización, ozono, limpieza integral interior",
    en: "interior cleaning, upholstery cleaning, interior detail, vacuum, seat shampoo, interior detailing, inside clean, leather conditioning, carpet shampoo, interior valet, steam clean, odor removal, clean the inside",
    needs:
      "banco manchado, banco sujo, cheiro ruim no carro, cheiro de cigarro, cheiro de mofo, pelo de cachorro no banco, derrubei café, vômito no banco, vomitaram no banco, vomitou no carro, leite no banco, banco de trás, tapizado manchado, asiento manchado, asiento sucio, olor feo en el auto, olor a cigarrillo, olor a humedad, =pelos de perro, =pelo de perro, =pelos del perro, se volcó en el asiento, vomitó en el auto, butacas sucias, stained seats, seats are stained, car smells bad, smells like smoke, dog hair, pet hair, spilled coffee, spilled milk, threw up in the car, kid puked, crumbs everywhere, moldy smell",
  },
  engine_wash: {
    otherwise: "garage.car_wash",
    pt: "lavagem de motor, lavar o motor, lavagem por baixo, lavagem de chassi",
    es: "lavado de motor, lavar el motor, lavado de chasis, lavado por debajo, engrase",
    en: "engine wash, engine bay cleaning, engine detail, undercarriage wash, underbody wash",
    needs: "motor cheio de óleo por fora, motor lleno de grasa, greasy engine bay, road salt",
  },
  polishing: {
    pt: "polimento, polir o carro, cristalização, enceramento, polimento de farol, cera, encerar, espelhamento, polimento técnico, restauração de farol, revitalização de pintura, polimento comercial",
    es: "pulido, pulir el auto, lustrado, encerado, pulido de ópticas, pulir ópticas, abrillantado, lustre, pulido de faros, corrección de pintura, acrílico, tratamiento acrílico",
    en: "polishing, polish, detailing, wax the car, headlight restoration, paint correction, machine polish, buffing, swirl removal, cut and polish",
    needs:
      "pintura opaca, pintura queimada, pintura sem brilho, farol amarelado, farol opaco, carro sem brilho, risquinhos na pintura, pintura sin brillo, pintura quemada, ópticas amarillas, faros opacos, auto opaco, dull paint, scratched paint, swirl marks, foggy headlights, cloudy headlights, yellowed headlights, faded paint",
  },
  coating: {
    otherwise: "garage.polishing",
    pt: "vitrificação, vitrificação de pintura, selante, PPF, envelopamento, proteção de pintura, revestimento cerâmico, envelopar, coating, película de proteção",
    es: "tratamiento cerámico, cerámico, sellador, sellado de pintura, PPF, ploteo, plotear, protección de pintura, coating, wrap, vinilo vehicular, nanocerámico",
    en: "ceramic coating, paint protection, PPF, sealant, car wrap, vinyl wrap, ceramic, wrap, paint sealant, clear bra, protective film",
    needs:
      "proteger a pintura, proteção pintura, carro novo zero, mudar a cor do carro, proteger la pintura, auto cero kilómetro, cambiar el color del auto, protect paint, keep it shiny, change the color of my car",
  },
  bodywork: {
    pt: "funilaria, lataria, pintura do carro, pintar o para-choque, funilaria e pintura, funileiro, lanternagem, para-choque, retoque de pintura, chapeação, pintura automotiva, lanternagem e pintura",
    es: "chapa y pintura, chapería, chapista, pintura del auto, pintar el paragolpes, paragolpes, guardabarros, retoque de pintura, chapista y pintor, pintura automotor, enderezado y pintura, reparación de paragolpes",
    en: "bodywork, body shop, paint job, bumper repair, panel beating, collision repair, bumper, fender repair, respray, touch-up paint, body repair, scratch repair, smash repair",
    needs:
      "bati o carro, bateram no meu carro, bateram na traseira, bateram atrás, bateram na porta, carro batido, batida de trânsito, arranhão na porta, arranhão, arranhado, arranharam, riscaram meu carro, risco na porta, risco na pintura, ralei o carro, raspei na pilastra, ralado, =para lama, =paralama, ferrugem no carro, acidente de carro, choqué el auto, me chocaron, choque, chocado, me rayaron el auto, rayaron, rayón, rayón en la puerta, raspón, raspé el auto, óxido en la chapa, me abollaron, baúl hundido, hundido, scratched my car, had a crash, crashed, keyed my car, keyed, got rear-ended, rear ended, fender bender, fender, bumper hanging, scrape, scraped a pole, rust, car accident, hit my car, backed into",
  },
  dent_repair: {
    broader: "garage.bodywork",
    otherwise: "garage.bodywork",
    pt: "martelinho de ouro, martelinho, desamassar, tirar amassado",
    es: "sacabollos, sacar bollos, saca bollos, abolladuras, desabollar, varillero",
    en: "dent removal, paintless dent repair, PDR, dent repair, ding removal, dent",
    needs:
      "amassado na porta, amassado, amassaram, mossa, chuva de granizo, granizo, bollo en la puerta, bollo, bollos, abollado, abolladura, granizo, piedra del granizo, dent in the door, dents, dinged, door ding, hail damage, hail",
  },
  glass: {
    pt: "para-brisa, troca de vidro, vidro trincado, parabrisa, vidro do carro, reparo de para-brisa, palheta, palhetas, limpador de para-brisa, retrovisor, vidraçaria automotiva",
    es: "parabrisas, cambio de vidrio, vidrio del auto, luneta, reparación de parabrisas, escobillas, limpiaparabrisas, cristales del auto, espejo retrovisor, cambio de parabrisas",
    en: "windshield, windscreen, glass replacement, windshield repair, auto glass, chip repair, wipers, wiper blades, side mirror, car window replacement",
    needs:
      "trincou o vidro, vidro trincou, quebraram o vidro, vidro quebrado do carro, pedra no para-brisa, se rajó el parabrisas, me rompieron el vidrio, vidrio rajado, vidrio roto del auto, piedrazo, cracked windshield, chip in the windscreen, rock chip, smashed window, broken car window, cracked glass",
  },
  tinting: {
    otherwise: "garage.glass",
    pt: "película, insulfilm, insufilm, película nos vidros, aplicação de película, fumê, película automotiva",
    es: "polarizado, polarizar, láminas, polarizados, láminas de seguridad, polarizar vidrios, lámina antivandálica",
    en: "window tint, tinting, window tinting, tint my windows, tinted windows, tints, tint removal, window film",
    needs:
      "escurecer os vidros, vidro escuro, sol batendo no carro, oscurecer los vidrios, vidrios oscuros, mucho sol en el auto, darker windows, dark windows, blackout windows, sun in the car",
  },
  accessories: {
    pt: "som automotivo, instalação de som, multimídia, central multimídia, =camera de re, =sensor de re, engate, acessórios automotivos, rastreador, alto-falante, farol de milha",
    es: "audio para autos, instalación de estéreo, estéreo, multimedia, cámara de retroceso, sensor de estacionamiento, enganche, accesorios para autos, rastreador, parlantes, instalación de alarma",
    en: "car audio, stereo installation, head unit, reverse camera, parking sensors, tow bar, dash cam, car accessories, car stereo, subwoofer, gps tracker, speakers",
    needs: "som do carro parou, som não toca, estéreo no anda, no suena el estéreo, radio stopped working",
  },
  upholstery: {
    pt: "tapeçaria automotiva, estofamento, reforma de bancos, capas de banco, forro do teto",
    es: "tapicería del automotor, tapizado, retapizado, tapicero, fundas de asientos, forro de techo",
    en: "car upholstery, reupholstery, seat covers, headliner repair, seat repair, upholsterer",
    needs: "banco rasgado, teto descolando, asiento roto, techo descolgado, torn seat, sagging headliner",
  },
};
