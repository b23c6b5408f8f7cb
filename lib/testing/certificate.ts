import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate that vouches for itself, made by the openssl of the machine. */
export function selfSigned(names: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "turnero-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/O=Turnero tests/CN=test", "-addext", `subjectAltName=${names}`];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  try {
    execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
