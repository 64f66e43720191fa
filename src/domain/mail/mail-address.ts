const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** True when a text can be an e-mail address; whether it exists only a mail tells. */
export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text.trim());
}

function maskPart(part: string): string {
  return `${Array.from(part)[0] ?? ''}***`;
}

/** An address that its owner recognises and nobody else reads: `m***@d***`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return maskPart(address);
  return `${maskPart(address.slice(0, at))}@${maskPart(address.slice(at + 1))}`;
}
