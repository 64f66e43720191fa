const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Resources<<>>>>',
];

/** One empty page with a true table of places, in base64: the servers' merge tools mend none. */
function emptyPage(): string {
  const places: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [at, object] of OBJECTS.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj${object}endobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n`;
  const tail = `trailer<</Size ${OBJECTS.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(`${text}${head}${table}${tail}`, 'latin1').toString('base64');
}

export const SAMPLE_PDF = emptyPage();
