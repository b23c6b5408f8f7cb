import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const broader = "general.lesson";
const music = "tutoring.music";

/** Languages, music, computers and the arts. */
export const lessons: Trade = {
  spanish: {
    broader,
    pt: "espanhol, aula de espanhol, curso de espanhol, conversação em espanhol, castelhano, DELE, espanhol para viagem, professor de espanhol",
    es: "español, clase de español, castellano, lengua y literatura, español para extranjeros, lengua, prácticas del lenguaje, DELE, SIELE",
    en: "spanish, spanish lessons, learn spanish, spanish class, spanish tutor, spanish conversation, castilian, spanish for travel",
    needs:
      "vou morar na argentina, mudar pra argentina, medicina na argentina, viajar pra espanha, viagem pro chile, portunhol, voy a mudarme a españa, análisis sintáctico, moving to argentina, moving to spain, moving to madrid, madrid, barcelona, trip to mexico, buenos aires trip, my in-laws speak spanish",
  },
  english: {
    broader,
    pt: "inglês, aula de inglês, curso de inglês, conversação em inglês, inglês para viagem, inglês para negócios, conversação, business english, professor de inglês, teacher de inglês, inglês básico",
    es: "inglés, clase de inglés, curso de inglés, conversación en inglés, inglés de negocios, inglés para viajar, conversación, business english, profe de inglés, inglés técnico, inglés básico",
    en: "english, english lessons, english class, ESL, english conversation, business english, english tutor, learn english, accent reduction, speaking practice, EFL, conversation class",
    needs:
      "entrevista em inglês, TOEFL, IELTS, TOEIC, cambridge, duolingo test, destravar a fala, destravar, reunião com gringo, gringo, gringos, estados unidos, intercâmbio no canadá, morar fora, trabalhar fora, mudar pro canadá, disney, entrevista en inglés, first certificate, =el first, CAE, trabajar afuera, vivir afuera, working holiday, reuniones con clientes de afuera, me trabo al hablar, hablar con extranjeros, viajo a estados unidos, lose my accent, my accent, accent, interview abroad, working abroad, english isn't my first language, citizenship test, speak more fluently, fluent",
  },
  french: {
    broader,
    pt: "francês, aula de francês, curso de francês, DELF, TCF, conversação em francês, francês básico",
    es: "francés, clase de francés, curso de francés, DELF, TCF, conversación en francés",
    en: "french, french lessons, french class, french tutor, DELF, learn french, french conversation",
    needs:
      "paris, intercâmbio na frança, morar na frança, quebec, montreal, viajo a francia, vivir en francia, parís, moving to france, moving to paris, trip to paris",
  },
  german: {
    broader,
    pt: "alemão, aula de alemão, curso de alemão, goethe, alemão A1, conversação em alemão",
    es: "alemán, clase de alemán, curso de alemán, goethe, alemán A1",
    en: "german, german lessons, german class, german tutor, goethe exam, learn german",
    needs:
      "morar na alemanha, berlim, trabalhar na alemanha, mudarme a alemania, vivir en alemania, berlín, moving to germany, berlin, moving to austria",
  },
  italian: {
    broader,
    pt: "italiano, aula de italiano, curso de italiano, italiano B1, conversação em italiano",
    es: "italiano, clase de italiano, curso de italiano, italiano B1, conversación en italiano",
    en: "italian, italian lessons, italian class, italian tutor, learn italian, italian b1",
    needs:
      "cidadania italiana, morar na itália, ciudadanía italiana, ciudadanía, vivir en italia, viajo a italia, italian citizenship, moving to italy, trip to rome",
  },
  guarani: {
    broader,
    pt: "guarani, aula de guarani, curso de guarani",
    es: "guaraní, clase de guaraní, curso de guaraní, avañeẽ, guaraní para la escuela",
    en: "guarani, guarani lessons, learn guarani",
    needs: "jopara, voy a vivir al campo en paraguay, moving to paraguay",
  },
  asian_languages: {
    broader,
    pt: "japonês, mandarim, coreano, chinês, aula de japonês, aula de coreano, árabe, russo, hebraico",
    es: "japonés, chino mandarín, coreano, mandarín, clase de japonés, clase de coreano, árabe, ruso, hebreo, chino",
    en: "japanese, mandarin, korean, chinese, japanese lessons, korean lessons, arabic, russian, hebrew, JLPT",
    needs: "=k pop, kpop, dorama, doramas, anime, kanji, hiragana, alfabeto cirílico, hangul, =k drama",
  },
  sign_language: {
    broader,
    pt: "libras, aula de libras, língua de sinais, braille",
    es: "lengua de señas, clase de señas, LSA, señas, braille",
    en: "sign language, ASL, sign language class, BSL, braille",
    needs: "comunicar com surdos, hablar con sordos, talk to my deaf cousin, deaf",
  },
  programming: {
    broader,
    pt: "programação, aula de programação, python, javascript, robótica, java, desenvolvimento web, lógica de programação, criação de sites, scratch, html, desenvolvimento de jogos, curso de programação, react, banco de dados, SQL",
    es: "programación, clase de programación, python, javascript, robótica, java, desarrollo web, lógica de programación, scratch, html, desarrollo de videojuegos, react, base de datos, SQL",
    en: "programming, coding, python, javascript, coding lessons, robotics, java, web development, coding for kids, scratch, html, game development, software development, react, SQL, coding bootcamp",
    needs:
      "aprender a programar, virar dev, virar programador, dev, código, criar um app, =um site, criar um aplicativo, criar jogos, minecraft, roblox, aprender a programar, hacer una página web, páginas web, hacer una app, crear una app, crear videojuegos, ser programador, learn to code, build an app, make an app, build a website, make a website, make video games, become a developer, write code",
  },
  computing: {
    broader,
    pt: "informática, excel, aula de excel, computação básica, pacote office, =aula de word, planilhas, power bi, informática para idosos, computador para iniciantes, planilha, powerpoint, google sheets",
    es: "computación, informática, excel, clase de excel, paquete office, planillas, power bi, computación para adultos, planilla de cálculo, powerpoint, hojas de cálculo",
    en: "computer lessons, excel, computing, IT basics, microsoft office, spreadsheets, power bi, computer class, computer skills, spreadsheet, powerpoint, google sheets, pivot tables",
    needs:
      "tabela dinâmica, procv, fórmulas do excel, fórmulas, mexer no computador, mexer no celular, mexer no whatsapp, tablas dinámicas, tabla dinámica, buscarv, macros, usar la computadora, usar el celular, usar la compu, vlookup, macros, use a computer, use my smartphone, send an email, not good with computers",
  },
  guitar: {
    broader,
    otherwise: music,
    pt: "violão, guitarra, aula de violão, ukulele, baixo elétrico, aula de guitarra, contrabaixo, cavaquinho, viola caipira, baixo, professor de violão",
    es: "guitarra, clase de guitarra, ukelele, bajo eléctrico, guitarra eléctrica, guitarra criolla, charango, bajo, profe de guitarra, viola criolla",
    en: "guitar, guitar lessons, ukulele, bass guitar, electric guitar, acoustic guitar, guitar teacher, banjo, bass lessons",
    needs:
      "acordes, dedilhado, pestana, cifra, cifras, tocar na roda, batida do violão, solo de guitarra, rasgueo, rasguido, cejilla, acorde, punteo, fogón, la viola, arpegios, chords, strum, strumming, fingerpicking, riffs, power chords, barre chords, fender, gibson, play around the campfire",
  },
  piano: {
    broader,
    otherwise: music,
    pt: "piano, teclado, aula de piano, aula de teclado, órgão, acordeon, sanfona, pianista, professor de piano",
    es: "piano, teclado, clase de piano, clase de teclado, acordeón, órgano, profe de piano, bandoneón",
    en: "piano, keyboard lessons, piano lessons, keyboard, organ, piano teacher, accordion, keys lessons",
    needs:
      "für elise, fur elise, tocar na igreja, clair de lune, tocar en la iglesia, ler partitura, leer partitura, partitura, partituras, sheet music, both hands together",
  },
  singing: {
    broader,
    otherwise: music,
    pt: "canto, aula de canto, técnica vocal, coral, canto popular, canto lírico, preparação vocal, preparador vocal, cantar, impostação de voz",
    es: "canto, clase de canto, técnica vocal, coro, canto lírico, vocal coach, cantar, preparación vocal, impostación de voz",
    en: "singing, singing lessons, voice lessons, vocal coach, choir, vocal lessons, voice coach, sing, voice training",
    needs:
      "aprender a cantar, quero cantar melhor, soltar a voz, minha voz, desafino, desafinado, desafinada, karaokê, notas agudas, falta de ar cantando, afinação da voz, desafino, desentono, afinar la voz, mi voz, soltar la voz, karaoke, notas altas, learn to sing, high notes, off key, tone deaf, pitchy, out of tune, sing in tune, vocal range",
  },
  drums: {
    broader,
    otherwise: music,
    pt: "bateria musical, aula de bateria, percussão, bateria, cajón, pandeiro, baterista, tocar bateria, percussionista, samba percussão",
    es: "clase de batería, percusión, aprender batería, batería, cajón peruano, bombo, baterista, tocar la batería, bongó, djembé",
    en: "drums, drum lessons, percussion, drummer, drum kit, drumming, drum teacher, cajon, bongos, snare",
    needs:
      "batuque, baquetas, bateria de escola de samba, palillos de batería, ritmos con baquetas, drumsticks, bangs on everything",
  },
  strings: {
    broader,
    otherwise: music,
    pt: "violino, aula de violino, violoncelo, viola clássica, harpa, cello",
    es: "violín, clase de violín, violonchelo, chelo, arpa, contrabajo, arpa paraguaya",
    en: "violin, violin lessons, cello, viola lessons, harp, fiddle, double bass",
  },
  winds: {
    broader,
    otherwise: music,
    pt: "saxofone, flauta, trompete, clarinete, gaita, sax, flauta doce, flauta transversal, trombone",
    es: "saxo, flauta, trompeta, clarinete, armónica, flauta traversa, trombón, flauta dulce, saxofón",
    en: "saxophone, flute, trumpet, clarinet, harmonica, sax, recorder, trombone",
  },
  music_production: {
    broader,
    otherwise: music,
    pt: "produção musical, aula de DJ, DJ, beatmaker, ableton, fl studio, discotecagem",
    es: "producción musical, clase de DJ, DJ, beatmaker, ableton, fl studio, producción de música electrónica",
    en: "music production, DJ lessons, DJ, beat making, ableton, fl studio, mixing tracks",
    needs: "fazer beats, fazer um beat, hacer beats, hacer pistas, make beats, produce my own songs",
  },
  music: {
    broader,
    pt: "música, aula de música, musicalização, teoria musical, musicalização infantil, escola de música, percepção musical, instrumento musical, harmonia musical",
    es: "música, clase de música, iniciación musical, teoría musical, lenguaje musical, solfeo, instrumento musical, escuela de música, estimulación musical",
    en: "music lessons, music class, music theory, music school, music teacher, learn an instrument, ear training, music for kids",
    needs:
      "tocar um instrumento, aprender um instrumento, tocar un instrumento, aprender un instrumento, play an instrument, pick up an instrument",
  },
  drawing: {
    broader,
    pt: "desenho, aula de desenho, aula de pintura, artes, ilustração, aquarela, mangá, artes plásticas, pintura em tela, lettering, escultura",
    es: "dibujo, clase de dibujo, clase de pintura, taller de arte, ilustración, acuarela, manga, pintura en tela, lettering, artes plásticas, óleo sobre tela",
    en: "drawing, art class, painting lessons, drawing lessons, illustration, watercolor, watercolour, sketching, art lessons, manga drawing, acrylic painting, calligraphy",
    needs:
      "aprender a desenhar, meu filho ama desenhar, desenhar, aprender a dibujar, le encanta dibujar, dibujar, learn to draw, loves to draw, draw better, paint on canvas",
  },
  crafts: {
    broader,
    pt: "cerâmica, aula de cerâmica, costura, aula de costura, crochê, tricô, bordado, artesanato, corte e costura, macramê",
    es: "cerámica, clase de cerámica, costura, clase de costura, crochet, tejido, bordado, artesanías, corte y confección, macramé, telar",
    en: "pottery, pottery class, sewing, sewing lessons, crochet, knitting, embroidery, crafts, ceramics class, macrame",
    needs:
      "torno de cerâmica, fazer minhas roupas, torno de alfarero, hacerme mi ropa, pottery wheel, make my own clothes",
  },
  cooking: {
    broader,
    pt: "culinária, aula de culinária, confeitaria, curso de confeitaria, gastronomia, panificação, aula de gastronomia",
    es: "cocina, clase de cocina, pastelería, curso de pastelería, gastronomía, panadería, taller de cocina, repostería",
    en: "cooking class, cooking lessons, baking class, pastry class, culinary class, cake decorating",
    needs: "aprender a cozinhar, não sei fritar um ovo, aprender a cocinar, no sé cocinar, learn to cook, can't cook",
  },
  chess: {
    broader,
    pt: "xadrez, aula de xadrez, cubo mágico",
    es: "ajedrez, clase de ajedrez",
    en: "chess, chess lessons, chess coach",
    needs: "xeque-mate, jaque mate, checkmate",
  },
  theatre: {
    broader,
    pt: "teatro, aula de teatro, oratória, curso de oratória, interpretação, falar em público, dicção",
    es: "teatro, clase de teatro, oratoria, curso de oratoria, actuación, locución, hablar en público, dicción",
    en: "acting class, drama class, public speaking, acting lessons, theatre, improv, presentation skills",
    needs:
      "medo de falar em público, travo em apresentação, miedo a hablar en público, pánico escénico, exponer en público, stage fright, fear of public speaking, give a speech, best man speech",
  },
  photography: {
    broader,
    pt: "curso de fotografia, aula de fotografia, edição de vídeo, photoshop, design gráfico, illustrator, canva",
    es: "curso de fotografía, clase de fotografía, edición de video, photoshop, diseño gráfico, illustrator, canva",
    en: "photography course, photography lessons, video editing, photoshop, graphic design, illustrator, canva",
    needs: "comprei uma câmera, me compré una cámara, bought a camera, edit videos, editar vídeos",
  },
  driving: {
    broader,
    pt: "aula de direção, autoescola, habilitação, aula prática de carro, aula de volante, CNH, carteira de motorista, aula de baliza, direção para habilitados, aula de moto, instrutor de trânsito",
    es: "clase de manejo, autoescuela, aprender a manejar, registro de conducir, escuela de manejo, academia de manejo, licencia de conducir, curso de manejo, carnet de conducir, aprender a conducir",
    en: "driving lessons, driving school, learn to drive, driving instructor, driving test, drivers ed, driver's license, road test, refresher driving lesson, learner permit",
    needs:
      "medo de dirigir, aprender a dirigir, dirigir, baliza, tirar carteira, nunca peguei num carro, reprovei no detran, manejar, miedo a manejar, estacionar, sacar el registro, examen de manejo, parallel park, parallel parking, scared to drive, nervous driver, failed my driving test",
  },
  career: {
    pt: "orientação vocacional, coaching de carreira, mentoria, orientação profissional, teste vocacional, currículo, preparação para entrevista, mentor",
    es: "orientación vocacional, coaching, mentoría, test vocacional, orientación profesional, currículum, preparación de entrevistas, mentor, armado de CV",
    en: "career guidance, coaching, mentoring, career coach, resume help, CV review, interview prep, vocational test, life coaching, career counseling",
    needs:
      "não sei que faculdade fazer, não sei o que estudar, qual faculdade, qual profissão, mudar de carreira, perdido na carreira, entrevista de emprego, no sé qué estudiar, qué carrera seguir, qué carrera, cambiar de carrera, entrevista laboral, entrevista de trabajo, don't know what to study, which major, change careers, job interview, stuck in my career",
  },
  level_test: {
    broader: "general.evaluation",
    otherwise: "general.trial",
    pt: "teste de nível, nivelamento, prova de nível, avaliação diagnóstica",
    es: "test de nivel, nivelación, prueba de nivel, evaluación diagnóstica",
    en: "placement test, level test, level assessment, diagnostic test",
    needs: "não sei meu nível, qual é meu nível, no sé mi nivel, qué nivel tengo, don't know my level, what level am i",
  },
  trial: {
    broader: "general.trial",
    otherwise: "general.trial",
    pt: "aula demonstrativa, aula de teste, primeira aula grátis, aula de cortesia, aula gratuita",
    es: "clase demostrativa, primera clase gratis, clase de muestra, clase gratuita, clase de cortesía",
    en: "taster session, taster class, taster lesson, taster, intro lesson, demo lesson, demo class, free lesson, free first lesson",
    needs:
      "aula pra conhecer, conhecer antes, experimentar uma aula, experimentar antes, testar antes, conhecer o professor, =probar antes, =quiero probar una, =para probar, conocer la modalidad, conocer al profe, ver si me gusta, =try before, =see if i like it, meet the teacher first",
  },
};
