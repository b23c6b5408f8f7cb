import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const broader = "general.lesson";
const otherwise = "tutoring.school_support";

/** What is learnt at school and for examinations. */
export const subjects: Trade = {
  mathematics: {
    broader,
    otherwise,
    pt: "matemática, aula de matemática, álgebra, cálculo, geometria, trigonometria, mat, cálculo 1, cálculo 2, álgebra linear, professor de matemática, aritmética, pré-cálculo, matemática básica",
    es: "matemática, matemáticas, clase de matemática, álgebra, cálculo, geometría, análisis matemático, trigonometría, aritmética, análisis 1, análisis 2, álgebra lineal, =profe de mate, =de mate, =clases de mate, precálculo",
    en: "maths, math, mathematics, algebra, calculus, geometry, math tutor, trigonometry, trig, arithmetic, precalculus, pre-calc, linear algebra, maths tutor, calc, numeracy",
    needs:
      "frações, não entendo frações, equações, equação, integrais, derivadas, logaritmo, logaritmos, tabuada, bhaskara, segundo grau função, funções, conta de dividir, continhas, fazer contas, porcentagem, matrizes, regra de três, limites e derivadas, raiz quadrada, números negativos, " +
      "fracciones, no entiendo fracciones, ecuaciones, ecuación, derivadas, integrales, logaritmos, tablas de multiplicar, cuentas de dividir, divisiones, las cuentas, porcentajes, regla de tres, polinomios, factoreo, funciones, inecuaciones, números negativos, " +
      "fractions, struggling with fractions, equations, quadratics, quadratic, long division, times tables, multiplication, word problems, derivatives, integrals, logarithms, percentages, polynomials, decimals, bad at numbers",
  },
  physics: {
    broader,
    otherwise,
    pt: "física, aula de física, mecânica clássica, cinemática, eletromagnetismo, termodinâmica, física 1, professor de física, óptica física",
    es: "física, clase de física, cinemática, electromagnetismo, termodinámica, física 1, profe de física, dinámica de cuerpos",
    en: "physics, physics tutor, mechanics physics, electromagnetism, thermodynamics, kinematics, quantum physics",
    needs:
      "leis de newton, newton, MRU, MRUV, =queda livre, plano inclinado, circuitos elétricos da prova, movimento uniforme, leyes de newton, tiro oblicuo, caída libre, leyes de movimiento, vectores, newton's laws, free fall, projectile motion, forces and motion, circuits homework",
  },
  chemistry: {
    broader,
    otherwise,
    pt: "química, aula de química, química orgânica, professor de química, química geral, bioquímica, físico-química",
    es: "química, clase de química, química orgánica, profe de química, química general, bioquímica, fisicoquímica",
    en: "chemistry, organic chemistry, chemistry tutor, chem, orgo, biochemistry, o-chem",
    needs:
      "tabela periódica, estequiometria, balancear reação, balanceamento de equações químicas, reações químicas, reação química, mol, mols, ligações químicas, hidrocarbonetos, tabla periódica, moles, balancear ecuaciones químicas, reacciones, estequiometría, enlaces, pH y soluciones, periodic table, moles, stoichiometry, balancing reactions, reactions, chemical equations, titration, covalent bonds",
  },
  biology: {
    broader,
    otherwise,
    pt: "biologia, aula de biologia, ciências, genética, anatomia, citologia, ecologia, professor de biologia, fisiologia",
    es: "biología, clase de biología, ciencias naturales, genética, anatomía, histología, naturales, profe de biología, fisiología",
    en: "biology, biology tutor, science, anatomy, genetics, life science, bio, physiology",
    needs:
      "mitose, meiose, células, DNA, fotossíntese, mitosis, célula, ADN, fotosíntesis, huesos y músculos, mitosis and meiosis, cells, photosynthesis, punnett squares",
  },
  portuguese: {
    broader,
    otherwise,
    pt: "português, aula de português, gramática portuguesa, língua portuguesa, gramática, interpretação de texto, ortografia, literatura, português para estrangeiros, professora de português",
    es: "portugués, clase de portugués, curso de portugués, CELPE-Bras, portugués brasileño, portugués para viajar",
    en: "portuguese, portuguese lessons, learn portuguese, brazilian portuguese, portuguese class, portuguese tutor",
    needs:
      "crase, vírgula, análise sintática, escrevo errado, erros de português, concordância verbal, vou a vivir a brasil, me mudo a brasil, viajo a brasil, trabajo con brasileños, vacaciones en florianópolis, moving to brazil, moving to portugal, my partner is brazilian",
  },
  writing: {
    broader,
    otherwise: "tutoring.portuguese",
    pt: "redação, redação para o enem, aula de redação, produção de texto, correção de redação, dissertação, escrita criativa, escrita, redação enem",
    es: "redacción, escritura, comprensión de textos, escritura creativa, taller de escritura, taller literario, producción de textos, ensayo argumentativo",
    en: "essay writing, writing, essay help, creative writing, essay, personal statement, college essay, academic writing, essay tutor",
    needs:
      "texto dissertativo, nota mil, não sei começar o texto, argumentação, no sé redactar, cómo escribir un ensayo, escribo mal, can't write an essay, structure my essay, term paper",
  },
  thesis: {
    broader,
    otherwise: "tutoring.writing",
    pt: "TCC, monografia, orientação de TCC, normas ABNT, metodologia científica, artigo científico, formatação ABNT, tese",
    es: "tesis, tesina, asesoría de tesis, normas APA, metodología de la investigación, monografía, trabajo final de carrera, tutor de tesis",
    en: "thesis help, dissertation, thesis, research paper, APA formatting, dissertation coach, research methods, proofreading",
    needs: "entregar o TCC, banca, entregar la tesis, defensa de tesis, thesis defense, thesis deadline",
  },
  history: {
    broader,
    otherwise,
    pt: "história, aula de história, geografia, atualidades, ciências humanas, geopolítica, professor de história",
    es: "historia, clase de historia, geografía, ciencias sociales, sociales, historia argentina, profe de historia",
    en: "history, geography, social studies, humanities, world history, US history, history tutor",
    needs:
      "revolução francesa, segunda guerra, mapas e capitais, revolución de mayo, segunda guerra mundial, civil war essay, world war",
  },
  philosophy: {
    broader,
    otherwise,
    pt: "filosofia, sociologia, aula de filosofia, pensamento crítico",
    es: "filosofía, sociología, clase de filosofía, IPC, pensamiento científico, sociedad y estado",
    en: "philosophy, sociology, critical thinking, ethics class, logic",
  },
  law: {
    broader,
    otherwise,
    pt: "direito, aula de direito, OAB, exame da ordem, direito constitucional, direito civil",
    es: "derecho, clase de derecho, derecho civil, derecho constitucional, derecho penal",
    en: "law tutor, law, bar exam, constitutional law, LSAT",
    needs: "segunda fase da OAB, parcial de derecho, bar prep",
  },
  exam_preparation: {
    broader,
    otherwise,
    pt: "vestibular, enem, preparatório, cursinho, concurso público, pré-vestibular, fuvest, concurso, preparação para prova, simulado, ENCCEJA, vestibulinho, provas, concursos",
    es: "examen de ingreso, ingreso a la universidad, preparar el final, CBC, preparar exámenes, cursillo, ingreso universitario, UBA XXI, curso de ingreso, finales, parcial, parciales, ingreso, preparación de finales, ingreso al secundario, preuniversitario",
    en: "exam preparation, SAT prep, =the sat, =the sats, entrance exam, test prep, GCSE, ACT, =a levels, admission test, MCAT, GRE, GMAT, exam prep, AP exam, finals, midterm, midterms, college entrance exam",
    needs:
      "tenho prova semana que vem, prova final, prova amanhã, passar na faculdade, passar no vestibular, entrar na faculdade, passar em medicina, passar na federal, quero passar no concurso, rindo un final, rindo, me llevé una materia, tengo que rendir, rendir, mesa de examen, entrar a la facultad, entrar a la facu, entrar a medicina, previas, debo una materia, recursar, I have a test next week, retake an exam, big exam, applying to university, get into college, get into university, college applications, resit, failed my exam",
  },
  military_exam: {
    broader,
    otherwise: "tutoring.exam_preparation",
    pt: "preparatório militar, EsPCEx, colégio naval, ITA, IME, concurso militar, colégio militar, colégio de aplicação",
    es: "ingreso a la policía, ingreso a gendarmería, liceo militar, ingreso a la fuerza, ingreso al Nacional Buenos Aires, ingreso al Pellegrini",
    en: "ASVAB, police exam, military entrance exam, civil service exam, grammar school exam",
  },
  school_support: {
    broader,
    otherwise: "general.lesson",
    pt: "reforço escolar, reforço, aula particular, acompanhamento escolar, apoio escolar, aulas particulares, explicadora, professora particular, reforço fundamental, recuperação escolar, tutoria, plano de estudos, aula de reforço",
    es: "apoyo escolar, apoyo escolar primaria, apoyo escolar secundaria, clases particulares, clase particular, refuerzo escolar, maestra particular, apoyo primaria, apoyo secundaria, profesora particular, refuerzo, clases de apoyo, tutoría, maestra integradora, nivelación escolar",
    en: "tutoring, tutor, school support, private lessons, private tutor, tutoring session, homeschool support, primary tutoring, study support, academic support, after school tutoring, learning coach",
    needs:
      "nota baixa, notas baixas, notas ruins, nota vermelha, está de recuperação, ficou de recuperação, vai mal na escola, mal na escola, atrasada na escola, atrasado na escola, atrasado nos estudos, dificuldade na escola, dificuldade nos estudos, repetiu de ano, repetiu o ano, reprovou, perdeu a matéria, ensino fundamental, não acompanha a turma, quarto ano do fundamental, fundamental, boletim, " +
      "bajas notas, malas notas, notas bajas, le va mal en la escuela, mal en el cole, mal en la primaria, flojo en la primaria, flojo en la escuela, =se llevo a diciembre, se llevó materias, llevó tres materias, repitió de grado, repitió, atrasado en la escuela, no sigue el ritmo, boletín, la seño, primaria, en tercer grado, le cuesta la escuela, le cuesta estudiar, " +
      "bad grades, poor grades, falling behind at school, falling behind, fallen behind, can't keep up, keep up in class, struggling at school, struggling in class, failing school, report card, second grader, third grader, first grader, grader, elementary school, failing his classes",
  },
  homework: {
    broader,
    otherwise,
    pt: "ajuda na lição de casa, dever de casa, lição, tarefa escolar, lição de casa, tarefa de casa, dever, trabalho escolar, tarefas",
    es: "ayuda con la tarea, deberes, tarea escolar, tarea, tareas, trabajo práctico, TP",
    en: "homework help, homework, assignment help, assignments, coursework, school project",
    needs:
      "não tenho paciência pra ensinar meu filho, não faz a lição, no hace la tarea, no tengo paciencia con la tarea, fight over homework, won't do his homework",
  },
  literacy: {
    broader,
    otherwise,
    pt: "alfabetização, aprender a ler, leitura e escrita, alfabetizar, leitura, caligrafia, letramento, aula de leitura, coordenação motora",
    es: "alfabetización, aprender a leer, lectoescritura, lectura, caligrafía, lectura comprensiva, alfabetizar, aprender a escribir",
    en: "learn to read, literacy, phonics, reading lessons, reading tutor, handwriting, reading help, early reading, spelling",
    needs:
      "não sabe ler, não lê direito, troca letras, letra feia, le cuesta leer, cuesta leer, no sabe leer, no lee bien, confunde letras, letra fea, can't read yet, struggles to read, reading below grade, mixes up letters, messy handwriting",
  },
  psychopedagogy: {
    otherwise,
    pt: "psicopedagoga, psicopedagogia, dificuldade de aprendizagem, neuropsicopedagoga, avaliação psicopedagógica, psicopedagogo, educação especial, orientação de estudos",
    es: "psicopedagoga, psicopedagogía, dificultades de aprendizaje, psicopedagogo, evaluación psicopedagógica, educación especial, técnicas de estudio",
    en: "learning support, educational psychologist, learning difficulties, special education, SEN tutor, study skills, special needs tutor",
    needs:
      "dislexia, TDAH, TDA, discalculia, dyslexia, ADHD, dyscalculia, autismo na escola, não se concentra nos estudos, não presta atenção na aula, não para quieto, no se concentra en clase, no presta atención, se distrae, can't focus in class, can't concentrate, gets distracted, autistic son at school",
  },
  statistics: {
    broader,
    otherwise: "tutoring.mathematics",
    pt: "estatística, probabilidade, econometria, bioestatística, SPSS, análise de dados",
    es: "estadística, probabilidad, econometría, bioestadística, probabilidades, SPSS, análisis de datos",
    en: "statistics, probability, econometrics, stats, biostatistics, data analysis, SPSS",
    needs:
      "média e desvio padrão, regressão linear, desvío estándar, regresión lineal, hypothesis testing, standard deviation",
  },
  accounting: {
    broader,
    otherwise,
    pt: "contabilidade, economia, matemática financeira, finanças, microeconomia, administração, educação financeira, macroeconomia",
    es: "contabilidad, economía, matemática financiera, finanzas, microeconomía, administración, educación financiera, costos, macroeconomía",
    en: "accounting, economics, finance lessons, microeconomics, bookkeeping, econ, macroeconomics, financial literacy, business studies",
    needs:
      "balanço patrimonial, débito e crédito, asientos contables, debe y haber, balance sheet, debits and credits, supply and demand",
  },
  engineering: {
    broader,
    otherwise: "tutoring.mathematics",
    pt: "engenharia, resistência dos materiais, desenho técnico, autocad, mecânica dos fluidos, estruturas",
    es: "ingeniería, resistencia de materiales, dibujo técnico, autocad, mecánica de fluidos, sistemas de representación",
    en: "engineering tutor, statics, technical drawing, autocad, fluid mechanics, strength of materials",
  },
};
