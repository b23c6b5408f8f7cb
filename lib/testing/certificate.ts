import { generate } from "selfsigned";

type Name = { dns: string } | { ip: string };

/** A self-signed certificate, without tools of the machine. */
export async function selfSigned(name: Name): Promise<{ key: string; cert: string }> {
  const altNames = ["dns" in name ? { type: 2 as const, value: name.dns } : { type: 7 as const, ip: name.ip }];
  const made = await generate(
    [
      { name: "organizationName", value: "Turnero tests" },
      { name: "commonName", value: "test" },
    ],
    {
      keyType: "ec",
      extensions: [
        { name: "basicConstraints", cA: true },
        { name: "subjectAltName", altNames },
      ],
    },
  );
  return { key: made.private, cert: made.cert };
}
