import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const otherwise = "home.handyman";

/** What is repaired, built and kept clean at home. */
export const home: Trade = {
  handyman: {
    otherwise: "general.repair",
    pt: "marido de aluguel, =faz tudo, pequenos reparos, reparos domésticos, manutenção residencial, reparos em casa",
    es: "arreglos del hogar, mantenimiento del hogar, reparaciones del hogar, arreglos varios, manitas, changas",
    en: "handyman, odd jobs, home repairs, small repairs, house repairs, handyman service",
    needs:
      "pendurar quadro, furar a parede, pendurar prateleira, porta emperrada, porta rangendo, trocar lâmpada, varal, colgar un cuadro, colgar un estante, agujerear la pared, puerta trabada, puerta no cierra, bisagra, cambiar una lamparita, hang a picture, hang a shelf, put up shelves, squeaky door, door won't close, hinge, drill a hole, change a light bulb",
  },
  plumbing: {
    otherwise,
    pt: "encanador, encanamento, hidráulica, bombeiro hidráulico, vazamento, torneira, troca de torneira, caça vazamento, registro, sifão, caixa acoplada, descarga, instalação de torneira, cano, válvula hydra",
    es: "plomería, plomero, canilla, cambio de canilla, grifería, cañería, plomera, pérdida de agua, gotera, flexible, sanitarista, fontanero, grifo, caño de agua, mochila del inodoro",
    en: "plumber, plumbing, tap repair, faucet, leak repair, pipe repair, leaky tap, faucet repair, pipes, tap, install a faucet, toilet repair, leak, water leak",
    needs:
      "torneira pingando, vazando água, cano estourado, cano furado, pia pingando, vazamento na pia, infiltração no teto, molhando o vizinho, descarga não para, privada vazando, água acabando a pressão, sem água em casa, água fraca, pouca pressão, conta de água alta, pierde la canilla, pierde agua, gotea, se rompió un caño, caño roto, inundado, se inunda, mancha en el techo, le llueve al vecino, no sale agua, poca presión, sin agua, inodoro pierde, depósito pierde, dripping, tap won't stop dripping, burst pipe, leaking pipe, leaking ceiling, leak under the sink, water everywhere, flooding, flooded, low water pressure, no water, toilet keeps running, running toilet, high water bill",
  },
  drains: {
    otherwise: "home.plumbing",
    pt: "desentupimento, desentupidora, desentupir, desentupir pia, desentupir vaso, limpa fossa, limpeza de caixa de gordura, limpeza de fossa, desentupir ralo, hidrojateamento",
    es: "destapaciones, destapación, destapar, destapar cañería, destapar inodoro, desagote de pozo, pozo ciego, cámara séptica, camión atmosférico, destapador, limpieza de pozo, cloaca, cloacas, desagüe",
    en: "drain cleaning, unclog, unclog a drain, unblock, drain unblocking, septic tank, clogged drain, blocked drain, sewer, hydro jetting, septic emptying, clogged toilet, blocked toilet",
    needs:
      "entupido, entupida, entupiu, pia entupida, ralo entupido, vaso entupido, privada entupida, vaso transbordando, transbordando, transbordou, esgoto voltando, cheiro de esgoto, água não desce, não desce, ralo voltando, fossa cheia, tapado, tapada, se tapó, se tapó el inodoro, inodoro rebalsa, rebalsa, rebalsando, pileta tapada, pileta no traga, no traga, inodoro no baja, agua no baja, olor a cloaca, rebalsó la cloaca, pozo lleno, toilet backed up, toilet is clogged, toilet overflowing, toilet won't flush, backed up, sink won't drain, won't drain, slow drain, shower won't drain, overflowing, sewage smell, standing water in the shower",
  },
  electrician: {
    otherwise,
    pt: "eletricista, elétrica, instalação elétrica, tomada, disjuntor, fiação, chuveiro elétrico, troca de chuveiro, quadro de luz, instalar lustre, luminária, ventilador de teto, interruptor, eletricidade, instalação de chuveiro, fios",
    es: "electricista, electricidad, instalación eléctrica, tomacorriente, enchufe, térmica, disyuntor, cableado, llave de luz, ventilador de techo, luminaria, tablero eléctrico, instalar lámpara, colocación de ventilador, lámparas, artefactos de luz",
    en: "electrician, electrical, wiring, outlet, socket, circuit breaker, rewiring, light fixture, ceiling fan, fuse box, light switch, electrical panel, install a light, power outlet, electrics, EV charger",
    needs:
      "caiu a luz, sem luz, luz caindo, disjuntor caindo, disjuntor desarma, curto circuito, =deu curto, =um curto, tomada queimada, tomada faísca, faísca, cheiro de queimado na tomada, chuveiro queimou, chuveiro queimado, chuveiro não esquenta, lâmpada piscando, luz piscando, tomando choque, tomei um choque, salta la térmica, salta la llave, se corta la luz, sin luz, no hay luz, me quedé sin luz, cortocircuito, corto circuito, chispas, chispa, enchufe quemado, olor a quemado en el enchufe, me da corriente, patea la ducha, titilan las luces, luz titila, no power, power is out, power went out, no electricity, breaker keeps tripping, breaker trips, tripping, sparks, sparking, lights flickering, flickering, burnt outlet, buzzing outlet, short circuit, got shocked",
  },
  gas_fitter: {
    otherwise,
    pt: "gasista, instalação de gás, aquecedor a gás, conversão de gás, conserto de fogão, tubulação de gás, manutenção de aquecedor, aquecedor, boiler",
    es: "gasista, gasista matriculado, instalación de gas, calefón, termotanque, calefactor, estufa a gas, caldera, cocina a gas, conversión de gas, prueba de hermeticidad, reparación de calefón, gas natural",
    en: "gas fitter, gas engineer, boiler, boiler service, water heater, gas installation, gas safety certificate, boiler repair, gas stove hookup, furnace, central heating, heating engineer",
    needs:
      "cheiro de gás, vazamento de gás, gás vazando, aquecedor não liga, água não esquenta, fogão não acende, boca do fogão, água fria no banho, olor a gas, pérdida de gas, fuga de gas, calefón no prende, calefón apaga, termotanque no calienta, estufa no prende, no hay agua caliente, sin agua caliente, no sale agua caliente, hornalla, piloto se apaga, llama amarilla, smell of gas, smell gas, gas leak, gas smell, no hot water, hot water isn't working, cold shower, pilot light, no heating, radiators cold, heating isn't working",
  },
  painting: {
    otherwise,
    pt: "pintura, pintor, pintar a casa, pintar a parede, pintura residencial, pintar o apartamento, textura, grafiato, massa corrida, pintar o portão, pintura de parede, papel de parede, pintura externa",
    es: "pintura, pintor, pintar la casa, pintar el departamento, pintar paredes, pintura de interiores, enduido, pintar una habitación, pintura de frentes, empapelado, pintar la reja, látex",
    en: "painting, painter, house painting, paint the walls, paint a room, decorator, interior painting, wallpaper, repaint, paint the house, exterior painting, painter and decorator",
    needs:
      "parede descascando, tinta descascando, parede mofada, parede manchada, mofo na parede, cor da sala, cor da parede, cor do quarto, parede feia, entregar o apê pintado, pared descascarada, se descascara la pared, humedad en la pared, manchas de humedad, hongos en la pared, color de la pieza, color de la pared, paredes sucias, fresh coat, coat of paint, peeling paint, paint is peeling, walls look dirty, scuffed walls, mouldy wall, change the color of the living room",
  },
  locksmith: {
    otherwise,
    pt: "chaveiro, cópia de chave, fechadura, troca de fechadura, abertura de porta, troca de segredo, fechadura eletrônica, abrir a porta, cadeado, chave tetra",
    es: "cerrajería, cerrajero, copia de llave, cerradura, cambio de cerradura, apertura de puerta, cambio de combinación, candado de puerta, duplicado de llaves, cerradura digital, abrir la puerta",
    en: "locksmith, key copy, lock change, door unlocking, change the locks, lock replacement, rekey, smart lock, key cutting, open the door",
    needs:
      "perdi a chave, perdi as chaves, chave dentro de casa, chave quebrou, chave emperrada, tranquei a chave, trancado pra fora, trancada pra fora, trancado, porta bateu, porta trancada, me roubaram a chave, perdí las llaves, llaves adentro, llaves, quedé afuera, quedé encerrada, quedé encerrado, se cerró la puerta, llave rota, llave trabada, se trabó la llave, se partió la llave, no gira la llave, me robaron las llaves, locked out, locked myself out, lost my keys, lost the key, key snapped, key broke, key stuck, broken key, keys inside, door slammed shut, lock is jammed, stolen keys",
  },
  appliances: {
    otherwise: "general.repair",
    pt: "conserto de eletrodomésticos, assistência técnica, conserto de fogão, conserto de micro-ondas, técnico de eletrodomésticos, conserto de forno, lava-louças",
    es: "reparación de electrodomésticos, service de electrodomésticos, técnico de electrodomésticos, reparación de microondas, reparación de horno, lavavajillas, service técnico",
    en: "appliance repair, oven repair, microwave repair, appliance technician, dishwasher repair, stove repair, dryer repair",
    needs:
      "micro-ondas não esquenta, forno não esquenta, fogão não funciona, microondas no calienta, horno no calienta, horno no anda, oven won't heat, microwave isn't heating, dishwasher won't drain, dryer isn't heating, dryer not drying",
  },
  washing_machine: {
    broader: "home.appliances",
    otherwise: "home.appliances",
    pt: "conserto de máquina de lavar, máquina de lavar, lavadora, lava e seca, técnico de lavadora, tanquinho, lavadora de roupas",
    es: "service de lavarropas, lavarropas, reparación de lavarropas, secarropas, técnico de lavarropas, lavadora, arreglo de lavarropas, lavasecarropas",
    en: "washing machine repair, washing machine, washer, washer repair, dryer, washer dryer, laundry machine",
    needs:
      "não centrifuga, máquina não bate, máquina vazando água, não torce a roupa, roupa molhada, não escoa a água, no centrifuga, no desagota, no carga agua, lavarropa, ropa empapada, pierde agua abajo, tambor hace ruido, won't spin, doesn't spin, clothes come out soaking, laundry soaking wet, drum is noisy",
  },
  fridge: {
    broader: "home.appliances",
    otherwise: "home.appliances",
    pt: "conserto de geladeira, geladeira, freezer, técnico de geladeira, refrigerador, refrigeração, carga de gás na geladeira, frigobar",
    es: "reparación de heladera, heladera, freezer, técnico de heladeras, service de heladeras, refrigeración, carga de gas heladera",
    en: "fridge repair, refrigerator repair, freezer repair, fridge, refrigerator, freezer",
    needs:
      "geladeira não gela, geladeira vazando, não congela, comida estragando, faz gelo demais, heladera no enfría, heladera pierde agua, no congela, se echa a perder la comida, fridge isn't cold, fridge not cooling, freezer not freezing, food is spoiling, ice maker",
  },
  air_conditioning: {
    otherwise,
    pt: "ar-condicionado, instalação de ar-condicionado, limpeza de ar condicionado, split, ar condicionado split, higienização de split, manutenção de ar condicionado, carga de gás do ar, climatização, instalar o ar",
    es: "aire acondicionado, instalación de aire acondicionado, limpieza de aire acondicionado, split, instalación de split, service de aire, carga de gas del split, aires acondicionados, limpieza de split, climatización",
    en: "air conditioning, AC installation, AC cleaning, split unit, AC repair, HVAC, air conditioner, aircon service, AC unit, heat pump, air con install",
    needs:
      "ar não gela, ar pingando, ar pinga dentro, ar com cheiro, aire gotea, aire no enfría, split gotea, split no enfría, aire chorrea, AC is leaking water, AC not cooling, AC dripping, house is too hot",
  },
  masonry: {
    otherwise,
    pt: "pedreiro, reforma, reformas, alvenaria, azulejista, assentar piso, porcelanato, contrapiso, construção, obra, azulejo, gesseiro, gesso, drywall, reboco, reforma de banheiro, reforma de cozinha, forro de gesso, rejunte",
    es: "albañil, albañilería, refacción, refacciones, reforma, colocación de cerámicos, porcelanato, contrapiso, construcción, obra, durlock, yesero, revoque, colocador, refacción de baño, azulejos, construcción en seco, pisos",
    en: "bricklayer, masonry, renovation, remodel, remodeling, tiling, tiler, drywall, plastering, plasterer, bathroom remodel, kitchen remodel, construction, builder, contractor, flooring, concrete, grout",
    needs:
      "rachadura na parede, piso soltando, azulejo caindo, azulejo soltou, buraco na parede, quebrar uma parede, fazer um banheiro, grieta en la pared, rajadura en la pared, se levantó el piso, se cayó un azulejo, agujero en la pared, tirar una pared, ampliar la casa, crack in the wall, hole in the wall, loose tile, tile fell, knock down a wall, redo the bathroom, redo my kitchen, extend the house",
  },
  roofing: {
    otherwise: "home.masonry",
    pt: "telhado, telhadista, conserto de telhado, calha, calhas, impermeabilização, limpeza de calha, rufos, telha, impermeabilizar a laje, manta asfáltica",
    es: "techista, techo, reparación de techos, canaleta, canaletas, impermeabilización, membrana, limpieza de canaletas, zinguería, chapas del techo, impermeabilizar la terraza, tejas",
    en: "roofer, roofing, roof repair, gutter cleaning, gutters, waterproofing, roof leak, shingles, downspout, flashing",
    needs:
      "chove dentro de casa, goteira, pingando do teto, telha quebrada, teto molhado, laje infiltrando, infiltração, chove na sala, se llueve el techo, se me llueve, llueve adentro, filtración en el techo, filtraciones, teja rota, rain coming in, water coming through the ceiling, missing shingles, roof is leaking, wet ceiling",
  },
  carpentry: {
    otherwise,
    pt: "marceneiro, marcenaria, carpinteiro, móveis planejados, carpintaria, móvel sob medida, armário planejado, deck de madeira, restauração de móveis, armário sob medida",
    es: "carpintero, carpintería, muebles a medida, placard a medida, restauración de muebles, deck de madera, amoblamientos, bajo mesada, puertas de madera",
    en: "carpenter, carpentry, custom furniture, built-in wardrobe, cabinet maker, cabinets, wooden deck, furniture restoration, joiner, woodwork",
    needs:
      "gaveta quebrada, porta do armário caiu, cupim no móvel, cajón roto, puerta del placard, mueble roto, broken drawer, cabinet door fell, kitchen cabinets",
  },
  welding: {
    otherwise,
    pt: "serralheiro, serralheria, portão, solda, grade, soldador, portão eletrônico, motor de portão, conserto de portão, corrimão",
    es: "herrero, herrería, rejas, soldadura, portón, soldador, portón automático, motor de portón, reja, baranda",
    en: "welder, welding, metal gate, gate repair, railing, ironwork, garage door, garage door repair, gate motor, automatic gate",
    needs:
      "portão não abre, portão travado, portão caiu, portón no abre, portón trabado, gate won't open, garage door stuck, garage door won't open",
  },
  glazing: {
    otherwise,
    pt: "vidraceiro, vidraçaria, box de banheiro, espelho, troca de vidro da janela, sacada de vidro, envidraçamento, janela de alumínio, box de vidro",
    es: "vidriero, vidriería, mampara, espejo, vidrio de ventana, cambio de vidrio de ventana, cerramiento de balcón, aberturas, aluminio",
    en: "glazier, window repair, shower screen, mirror installation, glass repair, window pane, shower door, balcony enclosure, double glazing",
    needs:
      "janela quebrada, vidro da janela quebrou, box soltou, ventana rota, vidrio de la ventana roto, broken window, window is cracked, shattered glass door",
  },
  blinds: {
    otherwise,
    pt: "persiana, cortina, instalação de cortina, instalação de persiana, tela mosquiteira, rede de proteção, toldo, varão de cortina",
    es: "persianas, cortinas, colocación de cortinas, cortina roller, mosquitero, red de protección, toldo, reparación de persianas, barral, cinta de persiana",
    en: "blinds, curtains, curtain installation, shutters, mosquito net, safety net, awning, roller blinds, blind repair, curtain rod",
    needs:
      "persiana travada, persiana não sobe, persiana trabada, se cortó la cinta de la persiana, blind is stuck, broken blind",
  },
  tv_mounting: {
    otherwise,
    pt: "instalação de tv, suporte de tv, pendurar a tv, fixar tv na parede, instalar televisão, painel de tv na parede",
    es: "colgar la tele, soporte de tv, instalar televisor, colocación de tv, colgar el tv, soporte de pared",
    en: "tv mounting, mount my tv, tv wall mount, hang the tv, tv installation, tv bracket",
  },
  house_cleaning: {
    broader: "general.cleaning",
    pt: "faxina, diarista, faxineira, limpeza residencial, limpeza de casa, limpeza pós-obra, limpeza pesada, empregada doméstica, limpeza do apartamento, passadeira, passar roupa, limpeza de escritório, limpeza comercial",
    es: "limpieza del hogar, limpieza de casa, empleada doméstica, limpieza por horas, limpieza final de obra, limpieza de oficina, limpieza de departamento, mucama, planchado de ropa, limpieza profunda de casa",
    en: "house cleaning, maid, cleaner, home cleaning, deep clean, end of tenancy cleaning, move out cleaning, post construction cleaning, housekeeper, office cleaning, ironing, airbnb cleaning, maid service",
    needs:
      "casa imunda, casa suja, casa de pernas pro ar, poeira da obra, azulejo encardido, casa sucia, casa hecha un desastre, polvo de la obra, house is a mess, house is filthy, place is a mess, dust from the renovation, dirty house",
  },
  upholstery_cleaning: {
    broader: "general.cleaning",
    otherwise: "home.house_cleaning",
    pt: "limpeza de sofá, lavagem de sofá, higienização de sofá, limpeza de colchão, higienização de colchão, lavagem de tapete, limpeza de estofado, impermeabilização de sofá, lavar tapete, limpeza de carpete",
    es: "limpieza de sillones, lavado de sillones, limpieza de colchones, limpieza de alfombras, lavado de alfombras, limpieza de sofá, lavado de cortinas, limpieza de tapizados del hogar",
    en: "sofa cleaning, couch cleaning, mattress cleaning, carpet cleaning, rug cleaning, upholstery cleaning, steam clean couch, carpet shampooing",
    needs:
      "xixi no sofá, xixi no colchão, sofá manchado, ácaros, sofá fedendo, pis en el sillón, pis en el colchón, sillón manchado, ácaros en el colchón, alfombra manchada, pee on the couch, stained sofa, stained carpet, dust mites, mattress stain",
  },
  pest_control: {
    pt: "dedetização, dedetizadora, dedetizar, controle de pragas, descupinização, desratização, exterminador",
    es: "fumigación, fumigar, control de plagas, desratización, desinsectación, fumigador, exterminador",
    en: "pest control, exterminator, fumigation, termite treatment, rodent control, fumigate, bed bug treatment",
    needs:
      "barata, baratas, ratos, =um rato, =tem rato, formiga, formigas, cupim, cupins, escorpião, percevejo, infestação, pernilongo, cucarachas, cucaracha, ratas, ratones, hormigas, alacranes, chinches, termitas, mosquitos, polillas, avispas, cockroaches, roaches, mice, rats, ants, termites, bed bugs, wasps, spiders, infestation",
  },
  gardening: {
    pt: "jardineiro, jardinagem, cortar a grama, poda, poda de árvore, roçagem, paisagismo, podar, corte de grama, capina, plantio de grama",
    es: "jardinero, jardinería, cortar el pasto, poda, podar, corte de pasto, paisajismo, desmalezado, poda de árboles, corte de césped, parquización",
    en: "gardener, gardening, mow the lawn, lawn mowing, tree trimming, hedge trimming, landscaping, tree pruning, lawn care, yard work, weeding, tree removal, stump removal",
    needs:
      "mato alto, grama alta, quintal cheio de mato, galho caindo, pasto alto, yuyos, yuyal, rama caída, árbol peligroso, overgrown, tall grass, weeds, branch fell, leaves everywhere",
  },
  pool: {
    pt: "piscineiro, limpeza de piscina, tratamento de piscina, manutenção de piscina, piscina",
    es: "piletero, limpieza de pileta, mantenimiento de piscina, limpieza de piscina, tratamiento de pileta, piletas",
    en: "pool cleaning, pool maintenance, pool service, pool guy, swimming pool cleaning, pool",
    needs: "água verde, piscina verde, agua verde, pileta verde, pool is green, green pool, cloudy pool",
  },
  water_tank: {
    pt: "limpeza de caixa d'água, caixa d'água, lavagem de caixa de água, troca de boia",
    es: "limpieza de tanque, limpieza de tanque de agua, tanque de agua, flotante del tanque",
    en: "water tank cleaning, water tank, cistern cleaning, float valve",
    needs: "água suja na torneira, água com cheiro, agua turbia, agua con olor, dirty tap water",
  },
  computers: {
    pt: "conserto de computador, formatação, formatar o computador, assistência de notebook, técnico de informática, conserto de notebook, limpeza de computador, conserto de impressora",
    es: "reparación de PC, reparación de notebook, formateo, formatear la computadora, técnico de PC, servicio técnico de computadoras, reparación de computadoras, reparación de impresoras",
    en: "computer repair, laptop repair, PC repair, format my laptop, data recovery, printer repair, tech support, virus removal",
    needs:
      "computador lento, notebook não liga, notebook lento, vírus no computador, tela azul, compu lenta, notebook no prende, pantalla azul, virus en la computadora, computer is slow, laptop won't turn on, laptop is slow, blue screen, laptop overheats",
  },
  phones: {
    pt: "conserto de celular, troca de tela, tela de celular, troca de bateria do celular, assistência de iphone, conserto de iphone, troca de conector",
    es: "reparación de celulares, cambio de pantalla, cambio de módulo, arreglo de celular, pantalla del celular, cambio de pin de carga, reparación de iphone, cambio de batería del celular",
    en: "phone repair, screen replacement, cracked screen, iphone repair, phone battery replacement, charging port repair, phone screen",
    needs:
      "tela quebrada, tela trincada, celular caiu na água, celular não carrega, celular molhou, pantalla rota, se me rompió la pantalla, celular no carga, se mojó el celular, dropped my phone, phone fell in water, =phone won't charge, broken screen, screen is cracked",
  },
  security: {
    pt: "câmeras de segurança, CFTV, alarme residencial, interfone, cerca elétrica, instalação de câmeras, videoporteiro, porteiro eletrônico",
    es: "cámaras de seguridad, alarma domiciliaria, portero eléctrico, cerco eléctrico, instalación de cámaras, portero visor, alarmas",
    en: "security cameras, CCTV, home alarm, intercom, camera installation, doorbell camera, security system, alarm system",
    needs:
      "interfone mudo, fui assaltado, me entraron a robar, no anda el portero, intercom not working, got burgled, break in",
  },
  internet: {
    pt: "instalação de internet, wi-fi, roteador, antena, técnico de internet, rede cabeada, antena de tv",
    es: "instalación de internet, wifi, router, antena, técnico de internet, cableado de red, antena de tv, direct tv",
    en: "internet installation, wifi setup, router, antenna, network cabling, wifi, satellite dish",
    needs:
      "wifi caindo, sem internet, internet lenta, wifi no llega, sin internet, no anda el wifi, wifi is slow, no internet, wifi drops, dead zone",
  },
  solar: {
    otherwise: "home.electrician",
    pt: "energia solar, placa solar, painel solar, instalação fotovoltaica, aquecedor solar, limpeza de placa solar",
    es: "energía solar, panel solar, paneles solares, instalación solar, termotanque solar",
    en: "solar panels, solar installation, solar power, panel cleaning, solar water heater",
    needs: "conta de luz alta, boleta de luz alta, high electricity bill",
  },
};
