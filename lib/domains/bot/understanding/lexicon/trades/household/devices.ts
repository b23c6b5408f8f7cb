import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const computers = "home.computers";
const phones = "home.phones";
const ofComputers = { broader: computers, otherwise: computers };
const ofPhones = { broader: phones, otherwise: phones };

/** Repair of computers, phones and consoles. */
export const devices: Trade = {
  computers: {
    pt: `conserto de computador, assistência de notebook, técnico de informática, conserto de notebook, conserto de pc, técnico de computador, assistência de computador,
      arrumar computador|notebook|pc, conserto de mac, macbook, montagem de pc, informática, diagnóstico de notebook, manutenção de computador`,
    es: `reparación de PC, reparación de notebook, técnico de PC, servicio técnico de computadoras, reparación de computadoras, arreglo de compu|computadora|notebook|pc, arreglar la compu,
      servicio técnico de pc, reparación de mac, macbook, armado de pc, informática, reparación de netbook, diagnóstico de pc, mantenimiento de pc`,
    en: `computer repair, laptop repair, PC repair, tech support, fix my computer|laptop|pc|mac|macbook, mac repair, macbook repair, computer help, computer guy, computer technician, laptop diagnostic, PC build`,
    needs: `notebook não liga, notebook no prende, laptop won't turn on, laptop overheats, computador|notebook|pc|note|macbook liga|desliga|esquenta|quebrou|molhou|reiniciando,
      compu|computadora|notebook|pc|macbook prende|apaga|calienta|mojó, computer|laptop|pc|macbook dead|hot|spilled|boot`,
  },
  formatting: {
    ...ofComputers,
    pt: "formatação, formatar o computador, formatar pc|notebook|computador|note, instalar windows, instalação de windows, reinstalar windows, formatação com backup, instalação de programas",
    es: "formateo, formatear la computadora, formatear pc|notebook|compu, instalar windows, instalación de windows, reinstalar windows, formateo con backup, instalación de programas",
    en: "format my laptop, windows install, install windows, reinstall windows, factory reset laptop, operating system install, software installation, fresh install",
    needs:
      "tela azul, pantalla azul, blue screen, computador|notebook|pc|note travando|trava|lento, computador lento, notebook lento, compu|computadora|notebook|pc lenta|lento|traba|cuelga|tilda, compu lenta, computer|laptop|pc slow|freezing|freezes|crashed|crashing|frozen, computer is slow, laptop is slow",
  },
  virus_removal: {
    ...ofComputers,
    otherwise: "home.formatting",
    pt: "remoção de vírus, limpeza de vírus, tirar vírus, antivírus",
    es: "eliminación de virus, limpieza de virus, sacar virus, antivirus",
    en: "virus removal, malware removal, remove virus, antivirus setup",
    needs:
      "vírus no computador, virus en la computadora, computador|notebook|pc vírus|hackeado|propaganda, compu|computadora|notebook|pc virus|hackeada|hackearon, computer|laptop|pc virus|hacked|malware|popups",
  },
  computer_upgrade: {
    ...ofComputers,
    pt: "upgrade de memória, trocar ssd, instalar ssd, upgrade de notebook, upgrade de pc, troca de hd, ampliar memória",
    es: "cambiar disco ssd, instalar ssd, ampliar memoria, ampliación de memoria, cambio de disco, actualización de pc, upgrade de pc",
    en: "ssd upgrade, ram upgrade, memory upgrade, hard drive replacement, upgrade my laptop|pc|computer, ssd installation",
  },
  computer_cleaning: {
    ...ofComputers,
    pt: "limpeza de computador, limpeza de notebook, limpeza interna de pc, troca de pasta térmica, pasta térmica",
    es: "limpieza de pc, limpieza de notebook, limpieza de computadora, cambio de pasta térmica, pasta térmica",
    en: "computer cleaning, laptop cleaning, thermal paste, fan cleaning laptop, pc cleaning",
    needs:
      "notebook|pc|computador cooler|ventoinha|barulho|esquentando, notebook|pc|compu ventilador|cooler|recalienta|ruido, laptop|pc fan|overheating|loud",
  },
  laptop_screen: {
    ...ofComputers,
    pt: "troca de tela de notebook, tela do notebook, teclado do notebook, troca de teclado, dobradiça do notebook, troca de teclado de notebook",
    es: "cambio de pantalla de notebook, pantalla de notebook, teclado de notebook, cambio de teclado, bisagra de notebook",
    en: "laptop screen, laptop keyboard, laptop screen replacement, laptop keyboard replacement, laptop hinge",
    needs:
      "notebook|macbook|note tela|teclado|dobradiça, notebook|macbook pantalla|teclado|bisagra, laptop|macbook screen|keyboard|keys|hinge",
  },
  data_recovery: {
    ...ofComputers,
    pt: "recuperação de dados, recuperar arquivos|fotos|dados|hd, backup, recuperação de hd, transferência de dados",
    es: "recuperación de datos, recuperar archivos|fotos|datos|disco, backup, copia de seguridad, transferencia de datos",
    en: "data recovery, recover files|photos|data, backup, data transfer, hard drive recovery",
    needs: "perdi|apaguei arquivos|fotos|documentos, perdí|borré archivos|fotos, lost|deleted files|photos|documents",
  },
  printer_repair: {
    ...ofComputers,
    pt: "conserto de impressora, instalar impressora, manutenção de impressora, configurar impressora",
    es: "reparación de impresoras, instalar impresora, arreglo de impresora, configurar impresora",
    en: "printer repair, printer setup, install printer, fix printer",
    needs:
      "impressora imprime|papel|tinta|reconhece, impresora imprime|papel|tinta|reconoce, printer printing|print|paper|ink|jammed|offline",
  },
  console_repair: {
    otherwise: computers,
    pt: "conserto de videogame, conserto de console, conserto de ps5, conserto de xbox, conserto de controle de videogame, limpeza de console",
    es: "reparación de consolas, play rota, reparación de play, reparación de joystick, arreglo de joystick, limpieza de consola, reparación de xbox",
    en: "console repair, playstation repair, xbox repair, controller repair, ps5 repair, switch repair nintendo",
    needs:
      "playstation|xbox|ps4|ps5|videogame liga|esquenta|lê|disco|controle|drift, playstation|play|xbox|ps4|ps5 prende|calienta|lee|joystick, playstation|xbox|ps4|ps5|console overheats|disc|controller|drift",
  },
  phones: {
    pt: `conserto de celular, assistência de iphone, conserto de iphone, arrumar celular|iphone, conserto de tablet, conserto de ipad, assistência de celular, película de celular, assistência técnica de celular`,
    es: `reparación de celulares, arreglo de celular, reparación de iphone, arreglar celular|celu|iphone, arreglo de celu, reparación de tablet, reparación de ipad, servicio técnico de celulares, templado, reparación de celu`,
    en: `phone repair, iphone repair, fix my phone|iphone, ipad repair, tablet repair, samsung repair, mobile repair, cell phone repair, smartphone repair, screen protector`,
    needs: `celular|iphone|tablet caiu|quebrou|liga|travando, celu|celular|iphone|tablet cayó|rompió|prende|tilda, phone|iphone|ipad broken|dropped|dead|frozen`,
  },
  phone_screen: {
    ...ofPhones,
    pt: `troca de tela, tela de celular, tela do iphone, trocar tela|vidro|display celular|iphone|samsung|motorola|xiaomi, troca de display, troca de vidro do celular`,
    es: `cambio de pantalla, cambio de módulo, pantalla del celular, pantalla de iphone, módulo de samsung, cambiar pantalla|módulo|vidrio celular|iphone|samsung|motorola|celu, cambio de vidrio celular`,
    en: `screen replacement, cracked screen, phone screen, phone screen repair, iphone screen, screen repair, fix my screen, glass replacement phone`,
    needs: `tela quebrada, tela trincada, pantalla rota, se me rompió la pantalla, broken screen, screen is cracked, dropped my phone, celular|iphone|tablet trincou|trincada|tela, =celular caiu no chao,
      tela|pantalla|screen preta|negra|black|cracked|trincada|rajada|quebrada|estallada|estourada|rota|manchada|verde, celu|celular|iphone|tablet estalló|pantalla|astilló, phone|iphone|ipad cracked|smashed|shattered|screen`,
  },
  phone_battery: {
    ...ofPhones,
    pt: "troca de bateria do celular, bateria do iphone, trocar bateria celular|iphone|samsung|motorola|xiaomi, bateria de celular, troca de bateria de iphone",
    es: "cambio de batería del celular, batería de iphone, cambiar batería celular|iphone|samsung|motorola|celu, batería de celular",
    en: "phone battery replacement, iphone battery, phone battery, new battery phone, battery replacement iphone|samsung|phone",
    needs:
      "celular|iphone bateria|descarregando|descarrega|estufada|estufou, celu|celular|iphone batería|descarga|dura|hinchó, phone|iphone battery|drains|draining|dies|swollen",
  },
  charging_port: {
    ...ofPhones,
    pt: "troca de conector, conector de carga, trocar conector celular|iphone|samsung|motorola|xiaomi, entrada do carregador, troca de conector de carga",
    es: "cambio de pin de carga, pin de carga, cambiar pin celular|iphone|samsung|celu, conector de carga, ficha de carga",
    en: "charging port repair, charging port, charger port, charge port replacement, usb port phone",
    needs:
      "celular não carrega, celular no carga, =phone won't charge, celular|iphone|tablet carrega|carregador|carregando, celu|celular|iphone|tablet carga|cargador|cargando, phone|iphone|ipad charging|charge|charger",
  },
  water_damage: {
    ...ofPhones,
    pt: "banho químico, desoxidação, celular molhado, recuperação de celular molhado, limpeza por oxidação",
    es: "baño químico, celular mojado, desulfatado, limpieza por mojadura, equipo mojado",
    en: "water damage, water damage repair, liquid damage, wet phone",
    needs:
      "celular caiu na água, celular molhou, celular|iphone|tablet molhou|privada|água|piscina|mar, se mojó el celular, celu|celular|iphone|tablet mojó|inodoro|agua|pileta|mar, phone fell in water, phone|iphone|ipad water|wet|toilet|pool|sink",
  },
  phone_unlock: {
    ...ofPhones,
    pt: "desbloquear celular, desbloqueio de celular, desbloqueio de conta google, desbloqueio de operadora, atualização de software celular",
    es: "desbloquear celular, desbloqueo de celular, liberación de celular, liberar celular, desbloqueo de cuenta, sacar cuenta google",
    en: "unlock my phone, phone unlock, phone unlocking, carrier unlock, google lock removal",
    needs:
      "esqueci a senha celular|iphone, bloqueado celular|iphone, olvidé contraseña|patrón|clave celular|iphone|celu, forgot passcode|password|pin phone|iphone, locked phone|iphone",
  },
  phone_camera: {
    ...ofPhones,
    pt: "troca de câmera do celular, câmera do celular, trocar câmera celular|iphone|samsung, alto-falante do celular, microfone do celular, tampa traseira do celular",
    es: "cambio de cámara del celular, cámara del celular, cambiar cámara celular|iphone|samsung|celu, parlante del celular, micrófono del celular, tapa trasera",
    en: "phone camera repair, camera replacement phone, phone speaker repair, phone microphone repair, back glass repair",
    needs:
      "celular|iphone câmera|microfone|som|escuto|ouço, celu|celular|iphone cámara|micrófono|parlante|escucho|escuchan, phone|iphone camera|microphone|speaker|hear",
  },
};
