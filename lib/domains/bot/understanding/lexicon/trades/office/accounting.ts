import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

/** What people bring to an accountant. */
export const accounting: Trade = {
  company_opening: {
    pt: "abertura de empresa, abrir empresa, abrir cnpj, constituição de empresa, abertura de cnpj",
    es: "apertura de empresa, constitución de sociedad, abrir una empresa, armar una sociedad, abrir una sas",
    en: "company formation, company registration, register a company, open a company, incorporation, set up a limited company",
    needs: `abrir hamburgueria|loja|restaurante|negócio|salão|bar|lanchonete|firma|comércio, tirar cnpj, montar negócio|empresa|loja, abrir local|negocio|kiosco|restaurante|sociedad, poner un negocio,
      starting|start|opening|open business|company|shop|restaurant`,
  },
  self_employed: {
    pt: "mei, consultoria para mei, microempreendedor, abrir mei, das do mei, autônomo",
    es: "monotributo, alta de monotributo, recategorización, autónomos, monotributista",
    en: "self-employed registration, sole trader, freelancer taxes, self-employed advice",
    needs:
      "emitir nota autônomo|freela|mei, das atrasado|atrasada, facturar monotributo|freelance, darme de alta, freelancer invoice|tax, uber|ifood|motoboy mei|cnpj",
  },
  income_tax: {
    pt: "imposto de renda, declaração de imposto de renda, irpf, declaração de renda, imposto de renda pessoa física",
    es: "ganancias, declaración jurada, impuesto a las ganancias, bienes personales, declaración de impuestos",
    en: "tax return, income tax, personal tax return, self assessment, tax filing",
    needs:
      "caí na malha fina, malha fina, restituição receita|imposto, declarar imposto|renda|receita, afip intimó|intimación, declarar ganancias, file|filing taxes, hmrc|irs letter",
  },
  payroll: {
    pt: "folha de pagamento, esocial, departamento pessoal, holerite",
    es: "liquidación de sueldos, sueldos y jornales, recibos de sueldo",
    en: "payroll, payslips, payroll service",
    needs:
      "contratar|registrar funcionário|empregada|doméstica, registrar empleado|empleada, blanquear empleado|empleada, hire|hired employee first|payroll, pay my staff",
  },
  regularisation: {
    pt: "regularização de cpf, regularização de cnpj, regularizar cpf, regularizar cnpj, cnpj inapto, cpf suspenso, certidão negativa",
    es: "regularización de deuda, plan de pagos, moratoria fiscal",
    en: "tax debt, tax arrears, tax compliance",
    needs:
      "cpf|cnpj irregular|pendente|bloqueado|suspenso|inapto|cancelado, dívida receita|imposto, deuda afip|arca|impuestos, owe taxes|tax",
  },
  bookkeeping: {
    pt: "contabilidade mensal, escrituração, balanço, contabilidade",
    es: "contabilidad mensual, contabilidad, balances, balance",
    en: "bookkeeping, monthly accounts, annual accounts, balance sheet",
  },
};
