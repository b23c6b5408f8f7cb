import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** What people bring to a lawyer. */
export const law: Trade = {
  labour_law: {
    pt: "consulta trabalhista, direito trabalhista, trabalhista, causa trabalhista, rescisão, verbas rescisórias, advogado trabalhista",
    es: "consulta laboral, derecho laboral, laboral, despidos, causa laboral, indemnización, abogado laboral, abogada laboral",
    en: "employment law, labour law, labor law, unfair dismissal, employment lawyer, redundancy, workplace dispute",
    needs: `fui demitido, fui demitida, me demitiram, =me mandaram embora, demissão|demitido|demitida patrão|empresa|chefe|justa|causa, horas extras pag|pagam|pagaram|receber,
      não assinaram carteira, trabalho sem carteira, não pagaram rescisão|salário|férias|décimo, assédio moral,
      me despidieron, me echaron, me rajaron, despido|despidieron causa|trabajo|empresa, =me echaron del trabajo, trabajo en negro, me deben sueldo|sueldos|aguinaldo|vacaciones, horas extra pagan, carta documento despido|renuncia,
      =got fired, =was fired, =fired me, =got sacked, =been sacked, =was sacked, =laid off, =let me go, =made redundant, boss owe|owes wages|salary, unpaid overtime|wages, wrongful termination, dismissed job|work|employer`,
  },
  family_law: {
    pt: "direito de família, divórcio, divórcios, separação judicial, guarda, pensão alimentícia, família e divórcios",
    es: "derecho de familia, divorcio, divorcios, familia y divorcios, cuota alimentaria, tenencia, régimen de visitas",
    en: "family law, divorce, divorces, child custody, alimony, child support, separation agreement",
    needs: `divorciar, divorciarme, divorciarnos, quero me separar, me quiero separar, separar marido|mulher|esposa|esposo|mujer, guarda filhos|filho|filha, pensão filho|filha|filhos|ex, tenencia hijos|nenes|hijo|hija,
      alimentos hijos|hijo|hija|padre, ex visitas|hijos|nenes, custody kids|children|son|daughter, getting divorced, leave my husband|wife, prenup, =child support`,
  },
  inheritance: {
    pt: "inventário, herança, heranças, sucessão, sucessões, testamento, partilha de bens, direito das sucessões",
    es: "sucesión, sucesiones, herencia, herencias, testamento, declaratoria de herederos",
    en: "inheritance, probate, estate planning, wills, will and testament, estate law, succession",
    needs: `faleceu|morreu pai|mãe|avô|avó|marido|esposa casa|bens|herança|apartamento|irmãos|terreno, falleció|murió|fallecieron papá|mamá|padre|madre|abuelo|abuela|marido|esposa casa|bienes|hermanos|herencia|departamento|terreno,
      casa nombre fallecido|fallecida|papá|mamá|padre|madre|abuelo, hermanos acuerdo casa, passed|died father|mother|dad|mum|mom|grandmother house|estate|will|property|siblings, herederos, herdeiros, heirs`,
  },
  pension_law: {
    pt: "previdenciário, direito previdenciário, aposentadoria, consulta previdenciária, inss, auxílio-doença, bpc",
    es: "previsional, consulta previsional, jubilación, jubilaciones, pensión, derecho previsional, anses",
    en: "pension law, pensions, retirement claim, social security, disability benefits, pension advice",
    needs: `me aposentar, aposentar, quero|dar entrada aposentadoria, inss negou|negado|cortou|perícia, tempo de contribuição, jubilarme, jubilar, aportes jubilarme|faltan|jubilación|años, moratoria, anses rechazo|rechazaron|negó, retire contributions|years, pension claim denied|rejected`,
  },
  traffic_claim: {
    pt: "acidente de trânsito, acidentes de trânsito, indenização de trânsito",
    es: "accidente de tránsito, accidentes de tránsito, reclamo al seguro, choques",
    en: "traffic accident claim, road accidents, traffic accidents, car accident claim, personal injury",
    needs: `me chocaron seguro|moto|auto|paga|pagar, choque|chocó seguro|paga|responde, seguro|aseguradora paga|pagar|hace|responde|rechazó choque|chocaron|accidente, bateram carro|moto seguro|seguradora|paga, seguradora paga|pagar|negou batida|bateram|acidente,
      rear ended|ended insurance|insurer, insurance|insurer pay|paying|refuses crash|accident|hit`,
  },
  contracts: {
    pt: "revisão de contrato, contrato, contratos, revisão de contrato de aluguel, análise de contrato, elaboração de contrato",
    es: "revisión de contrato, contrato, contratos, revisión de contrato de alquiler, armado de contrato",
    en: "contract review, contracts, lease review, tenancy agreement review, contract drafting",
    needs: `assinar contrato|aluguel antes|ler|olhada, firmar contrato|alquiler antes|leer|mirar|revise, dueño aumentar|aumento alquiler, proprietário aumento|aumentar aluguel, sign|signing lease|contract before|check|look, landlord deposit|rent|evict`,
  },
  criminal_law: {
    pt: "direito penal, direito criminal, advogado criminal, criminalista",
    es: "derecho penal, abogado penal, penalista",
    en: "criminal law, criminal defence, criminal defense",
    needs:
      "denuncia penal, citaron fiscalía|comisaría, intimado delegacia, boletim de ocorrência, police charged|charges, court summons",
  },
  consumer_law: {
    pt: "direito do consumidor, nome sujo, ação contra empresa, cobrança indevida",
    es: "defensa del consumidor, reclamo de consumo, deudas",
    en: "consumer law, consumer rights, debt advice, debts",
    needs:
      "nome negativado|serasa|spc, banco cobrando|cobra indevido, estafa banco|compra|online, veraz figuro|aparezco, debt collectors, refund refused shop|store",
  },
};
