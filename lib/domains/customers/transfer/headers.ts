import { type ImportField, importFields, type Mapping } from "@/lib/domains/customers/transfer/schema";

/** What a column is called: first as an export names it in English, Portuguese and Spanish, then as others do. */
const names: Record<ImportField, readonly [en: string, pt: string, es: string, ...others: string[]]> = {
  name: [
    "Name",
    "Nome",
    "Nombre",
    "full name",
    "nome completo",
    "nombre completo",
    "nombre y apellido",
    "customer",
    "cliente",
    "contact",
    "contato",
    "contacto",
    "display name",
  ],
  phone: [
    "Phone",
    "Telefone",
    "Teléfono",
    "phone number",
    "mobile",
    "mobile phone",
    "cell",
    "cell phone",
    "celular",
    "fone",
    "tel",
    "whatsapp",
    "número",
    "numero de telefone",
    "numero de telefono",
    "movil",
    "phone 1 value",
  ],
  email: [
    "E-mail",
    "E-mail",
    "Correo",
    "email",
    "mail",
    "email address",
    "e-mail address",
    "correo electronico",
    "endereco de e-mail",
    "e-mail 1 value",
  ],
  company: [
    "Company",
    "Empresa",
    "Empresa",
    "organization",
    "organisation",
    "organizacao",
    "organizacion",
    "business",
    "razao social",
    "razon social",
    "compania",
  ],
  tags: [
    "Tags",
    "Etiquetas",
    "Etiquetas",
    "tag",
    "labels",
    "label",
    "marcadores",
    "groups",
    "grupos",
    "category",
    "categoria",
    "categories",
  ],
  locale: ["Language", "Idioma", "Idioma", "locale", "lang", "lingua", "lengua"],
  address: [
    "Address",
    "Endereço",
    "Dirección",
    "formatted address",
    "street",
    "rua",
    "calle",
    "domicilio",
    "logradouro",
  ],
  lat: ["Latitude", "Latitude", "Latitud", "lat"],
  lng: ["Longitude", "Longitude", "Longitud", "lng", "lon", "long"],
  notes: [
    "Notes",
    "Observações",
    "Notas",
    "note",
    "nota",
    "comments",
    "comentarios",
    "observaciones",
    "observacao",
    "obs",
    "anotacoes",
  ],
};

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();

/** The columns with known names; of two for one field the first is taken, and no column serves twice. */
export function recogniseColumns(headers: readonly string[]): Record<ImportField, number | null> {
  const plain = headers.map(folded);
  const taken = new Set<number>();
  const found = importFields.map((field) => {
    const words = new Set(names[field].map(folded));
    const at = plain.findIndex((header, index) => words.has(header) && !taken.has(index));
    if (at >= 0) taken.add(at);
    return [field, at < 0 ? null : at] as const;
  });
  return Object.fromEntries(found) as Record<ImportField, number | null>;
}

/** What was chosen, for every field. */
export const wholeMapping = (mapping: Mapping): Record<ImportField, number | null> =>
  Object.fromEntries(importFields.map((field) => [field, mapping[field] ?? null])) as Record<
    ImportField,
    number | null
  >;

const languages = ["en", "pt", "es"];

/** The names of the columns in a workspace's language. */
export function headersIn(locale: string): Record<ImportField, string> {
  const place = Math.max(0, languages.indexOf(locale.slice(0, 2)));
  return Object.fromEntries(importFields.map((field) => [field, names[field][place]])) as Record<ImportField, string>;
}
