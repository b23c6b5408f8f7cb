import NoneOpen from "@/app/(dashboard)/conversations/@pane/page";

export default NoneOpen;
