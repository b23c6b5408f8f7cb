/** What the codes of the system and of TLS say about the other side. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED$/, "The connection was refused"],
  [/^(ECONNRESET|EPIPE)$/, "The connection was closed before an answer came"],
  [/^(EHOSTUNREACH|ETIMEDOUT)$/, "The host could not be reached"],
  [/^CERT_HAS_EXPIRED$/, "The certificate has expired"],
  [/SELF_SIGNED/, "The certificate is self-signed"],
  [/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/, "The certificate is for another host"],
  [/^UNABLE_TO_/, "The chain of the certificate is incomplete"],
  [/^(EPROTO|ERR_SSL_)/, "The TLS handshake failed"],
];

/** An error of a call in words, with its code for troubleshooting. */
export function errorInWords({ code = "", message }: NodeJS.ErrnoException): string {
  const words = meanings.find(([pattern]) => pattern.test(code))?.[1];
  return words ? `${words} (${code}).` : message || code;
}
