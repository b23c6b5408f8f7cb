import { GoneDrawer } from "@/components/catalog/gone";

export default GoneDrawer;
