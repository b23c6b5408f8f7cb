// The last step of `npm run bench`: one table of what each benchmark left in a folder.
import { overview, rowsOf } from "./report";

const [folder = "", minutes = "", ...names] = process.argv.slice(2);
overview(names, (name) => rowsOf(folder, name), minutes);
