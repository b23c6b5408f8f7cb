import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";

/** What a call found on its way (DNS, TLS, timings); filled in as it proceeds. */
export type Found = {
  addresses: string[];
  address: string | null;
  dns_ms: number | null;
  connect_ms: number | null;
  tls_ms: number | null;
  first_byte_ms: number | null;
  tls: { protocol: string | null; issuer: string | null; valid_to: string | null } | null;
};
export const nothingFound = (): Found => ({
  addresses: [],
  address: null,
  dns_ms: null,
  connect_ms: null,
  tls_ms: null,
  first_byte_ms: null,
  tls: null,
});

/** Records the connection's details, when it is a new one. */
export function watch(socket: Socket, found: Found, since: () => number): void {
  const met = () => {
    found.address = socket.remoteAddress ?? null;
  };
  if (!socket.connecting) {
    met();
    return;
  }
  socket.once("connect", () => {
    met();
    found.connect_ms = since();
  });
  if (!(socket instanceof TLSSocket)) return;
  socket.once("secureConnect", () => {
    const certificate = socket.getPeerCertificate();
    const issuer = certificate?.issuer?.O ?? certificate?.issuer?.CN;
    found.tls_ms = since();
    found.tls = {
      protocol: socket.getProtocol(),
      issuer: Array.isArray(issuer) ? issuer.join(", ") : (issuer ?? null),
      valid_to: certificate?.valid_to ? new Date(certificate.valid_to).toISOString() : null,
    };
  });
}
