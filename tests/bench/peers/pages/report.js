// A final report as the portal draws it, and the same letters put on the page by hand, each text where it is told to stand.
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit/js/pdfkit.standalone.js';

import { buildReportData } from '@/domain/reports/content/build-report-data';
import { makeDocument } from '@/reporting/builtin/make-document';
import { readTemplate } from '@/reporting/report-template';
import { plainFonts } from '@/reporting/builtin/fonts/plain-fonts';
import { reportOrder, reportTest, words } from '@tests/support/fixtures/report-order';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';

import stored from '@reports/reports.json';
import bold from '@reports/fonts/latin/Bold.ttf?url';
import boldItalic from '@reports/fonts/latin/BoldItalic.ttf?url';
import italic from '@reports/fonts/latin/Italic.ttf?url';
import regular from '@reports/fonts/latin/Regular.ttf?url';

import { offerWorks } from './candidates.js';

const TESTS_OF_AREA = 25;
const TESTS_OF_PROFILE = 15;

function testOf(at) {
  const area = Math.floor(at / TESTS_OF_AREA) + 1;
  const isInProfile = at % TESTS_OF_AREA < TESTS_OF_PROFILE;
  return reportTest({
    testId: at + 1,
    testCode: String(at + 1),
    name: `Prueba de laboratorio ${at + 1}`,
    areaId: area,
    areaName: `Área ${area}`,
    profileId: isInProfile ? area : 0,
    profileName: isInProfile ? `Perfil ${area}` : '',
    result: String(70 + (at % 60)),
    pathology: at % 7 === 0 ? 3 : 0,
    reference: { min: 70, max: 110 },
    unit: '10<sup>3</sup>/µL',
    technique: at % 3 === 0 ? 'Colorimetría' : 'Enzimático',
    hasComment: at % 9 === 0,
    comment: at % 9 === 0 ? 'Se repitió la prueba.' : '',
  });
}

/** A logo through which the paper is seen, 600 by 200 pixels, as a data URL. */
async function transparentLogo() {
  const canvas = new OffscreenCanvas(600, 200);
  const context = canvas.getContext('2d');
  const shade = context.createLinearGradient(0, 0, 600, 200);
  shade.addColorStop(0, '#0f6e84');
  shade.addColorStop(1, '#9bd8e2');
  context.fillStyle = shade;
  context.arc(100, 100, 90, 0, 2 * Math.PI);
  context.fill();
  context.font = 'bold 90px sans-serif';
  context.fillText('Ñandú', 220, 130);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsDataURL(picture);
  });
}

const bytesOf = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());

async function reportOf(what) {
  const size = Number.parseInt(what, 10);
  const logo = String(what).endsWith('with a logo') ? await transparentLogo() : '';
  const data = buildReportData(reportOrder(Array.from({ length: size }, (_, at) => testOf(at))), {
    kind: 'final',
    rules: { onlyValidated: true, panicBlocking: 'none', seesConfidential: true },
    validators: [],
    laboratory: { name: 'Laboratorio', logo, color: '#123456', contact: [] },
    userName: '',
    portalUrl: '',
    now: 0,
    words,
    dayOf: (instant) => {
      const date = new Date(instant);
      return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    },
    clinicalOrder: UNKNOWN_ORDER,
  });
  const [plain, heavy, slanted, both] = await Promise.all(
    [regular, bold, italic, boldItalic].map(bytesOf),
  );
  const fonts = plainFonts({ regular: plain, bold: heavy, italic: slanted, boldItalic: both });
  return { data, fonts, template: readTemplate(stored).template };
}

const SIZE = 8.5;
const COLUMNS = [50, 230, 318, 398, 468];
const BOTTOM = 738;

/** Puts the letters of a report on pages by means of `pen`: its columns stand where they stand, and nothing is measured. */
function write({ head, areas }, pen) {
  let y = Infinity;
  let page = 0;
  const room = (height) => {
    if (y + height <= BOTTOM) return;
    pen.page();
    page += 1;
    if (head.laboratoryLogo !== '') pen.picture([200, 24], [120, 40]);
    pen.text(head.laboratoryName, [40, 30], 12, true);
    pen.text(head.title, [400, 30], 12, true);
    Object.values(head)
      .filter((value) => typeof value === 'string' && value.length < 60)
      .slice(0, 12)
      .forEach((value, at) =>
        pen.text(value, [at % 2 === 0 ? 40 : 306, 78 + (at >> 1) * 13], SIZE),
      );
    pen.line(74);
    pen.line(158);
    pen.text(`Página ${page}`, [480, 750], 7);
    y = 172;
  };
  for (const area of areas) {
    room(40);
    pen.text(area.name, [40, y], 10, true);
    y += 16;
    for (const profile of area.profiles) {
      room(30);
      const heads = [profile.name, 'Resultado', '', 'Unidad', 'Valores de referencia'];
      heads.forEach((text, at) => pen.text(text, [COLUMNS[at], y], 7, true));
      y += 14;
      for (const row of profile.rows) {
        room(30);
        pen.line(y - 1);
        [row.test, row.result, row.flag, row.unit.replaceAll(/<[^>]+>/g, ''), row.interval].forEach(
          (text, at) => pen.text(text, [COLUMNS[at], y], SIZE, at === 1 && row.flag !== ''),
        );
        y += 14;
        for (const note of [row.technique, ...row.comment].filter(Boolean)) {
          pen.text(note, [60, y], 7);
          y += 11;
        }
      }
    }
  }
}

offerWorks(reportOf, {
  portal: async ({ data, fonts, template }) => {
    const { pdf } = await makeDocument({
      data,
      fonts,
      template,
      attachments: [],
      merged: null,
      language: 'es',
      drawn: null,
    });
    return pdf;
  },
  pdfkit: async ({ data, fonts }) => {
    const document = new PDFKit({ size: 'LETTER', margin: 0, autoFirstPage: false });
    document.registerFont('regular', fonts.regular);
    document.registerFont('bold', fonts.bold);
    const logo =
      data.head.laboratoryLogo === '' ? null : document.openImage(data.head.laboratoryLogo);
    const parts = [];
    document.on('data', (part) => parts.push(part));
    const ended = new Promise((resolve) => {
      document.on('end', resolve);
    });
    write(data, {
      page: () => document.addPage(),
      text: (text, [x, y], size, isBold = false) => {
        if (text === '') return;
        document.font(isBold ? 'bold' : 'regular').fontSize(size);
        document.text(text, x, y, { lineBreak: false });
      },
      line: (y) => document.moveTo(40, y).lineTo(572, y).lineWidth(0.4).stroke('#d0d5dd'),
      picture: ([x, y], [width, height]) => document.image(logo, x, y, { width, height }),
    });
    document.end();
    await ended;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  },
  'pdf-lib': async ({ data, fonts }) => {
    const document = await PDFDocument.create();
    document.registerFontkit(fontkit);
    const plain = await document.embedFont(fonts.regular, { subset: true });
    const heavy = await document.embedFont(fonts.bold, { subset: true });
    const { laboratoryLogo } = data.head;
    const logo = laboratoryLogo === '' ? null : await document.embedPng(laboratoryLogo);
    let page = null;
    write(data, {
      page: () => {
        page = document.addPage([612, 792]);
      },
      text: (text, [x, y], size, isBold = false) => {
        page.drawText(text, { x, y: 792 - y - size, size, font: isBold ? heavy : plain });
      },
      line: (y) => {
        page.drawLine({
          start: { x: 40, y: 792 - y },
          end: { x: 572, y: 792 - y },
          thickness: 0.4,
        });
      },
      picture: ([x, y], [width, height]) => {
        page.drawImage(logo, { x, y: 792 - y - height, width, height });
      },
    });
    return document.save();
  },
});
