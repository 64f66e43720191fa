/** Names of the characters from `first` on, as HTML has them; `-` for one without a name. */
function named(first: number, names: string): readonly (readonly [string, string])[] {
  return names
    .split(' ')
    .map((name, at) => [name, String.fromCodePoint(first + at)] as const)
    .filter(([name]) => name !== '-');
}

/**
 * The entities that editors write: Latin 1, Greek letters, punctuation and signs of measurement. What is not among them stands as it
 * was sent.
 */
export const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
  ...named(
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not - reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ),
  ...named(
    0xc0,
    'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  ),
  ...named(
    0xe0,
    'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ),
  ...named(
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ),
  ...named(
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ),
  ...named(0x2013, 'ndash mdash - - - lsquo rsquo sbquo - ldquo rdquo bdquo - dagger Dagger bull'),
  ...named(0x2190, 'larr uarr rarr darr harr'),
  ...Object.entries({
    ...{ hellip: '…', permil: '‰', prime: '′', Prime: '″', lsaquo: '‹', rsaquo: '›' },
    ...{ euro: '€', trade: '™', infin: '∞', asymp: '≈', ne: '≠', le: '≤', ge: '≥' },
  }),
]);
