import { testNamed } from './catalogue';
import type { CatalogueTest } from './catalogue';

/** A profile, or a single test that physicians order by itself (id 0, no name). */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly tests: readonly CatalogueTest[];
  /** How often it is ordered, relative to the others. */
  readonly weight: number;
  readonly onlySex?: 1 | 2;
}

function profile(id: number, name: string, weight: number, abbreviations: string): Request {
  return { id, name, weight, tests: abbreviations.split(' ').map(testNamed) };
}

function single(abbreviation: string, weight: number, onlySex?: 1 | 2): Request {
  const request = { id: 0, name: '', weight, tests: [testNamed(abbreviation)] };
  return onlySex === undefined ? request : { ...request, onlySex };
}

export const BLOOD_COUNT = profile(
  501,
  'Cuadro hemático',
  30,
  'RBC HB HTO VCM HCM CHCM RDW PLT VPM WBC NEU LIN MON EOS BAS NEU#',
);
export const LIPIDS = profile(502, 'Perfil lipídico', 22, 'COL HDL TRIG LDL VLDL');
export const KIDNEYS = profile(503, 'Función renal', 14, 'CREA TFGe BUN');
export const URINE = profile(
  504,
  'Parcial de orina',
  20,
  'COLOR ASP DENS PHU PROTU GLUU CET NIT SGRU LEUU CEPI BACT',
);
export const THYROID = profile(508, 'Perfil tiroideo', 10, 'TSH T4L');
export const FASTING_GLUCOSE = single('GLU', 24);
export const GLYCATED_HAEMOGLOBIN = single('HBA1C', 8);
export const SEDIMENTATION_RATE = single('VSG', 5);
export const URINE_CULTURE = single('UROC', 6);

/** Everything a physician can order here. */
export const REQUESTS: readonly Request[] = [
  BLOOD_COUNT,
  LIPIDS,
  KIDNEYS,
  URINE,
  FASTING_GLUCOSE,
  URINE_CULTURE,
  profile(505, 'Perfil hepático', 10, 'ALT AST FAL BT BD BI ALB'),
  profile(506, 'Electrolitos', 9, 'NA K CL CA'),
  profile(507, 'Gases arteriales', 3, 'pH pCO2 pO2 HCO3 LAC'),
  THYROID,
  profile(509, 'Tiempos de coagulación', 6, 'TP INR TPT'),
  profile(510, 'Coproscópico', 8, 'CONS COPRO SOH'),
  profile(1066, 'Panel de sustancias psicoactivas', 2, 'COC THC'),
  profile(512, 'Perfil de enfermedades infecciosas', 3, 'VDRL VIH HBSAG TOXG'),
  profile(513, 'Perfil de anemia', 5, 'HIE CTFH SATT FERR B12 FOL'),
  profile(514, 'Electroforesis de proteínas', 2, 'PROT ALBF ALF1 ALF2 BETA GAMA EFP'),
  { ...profile(515, 'Perfil hormonal femenino', 3, 'FSH LH E2 PRL'), onlySex: 2 },
  GLYCATED_HAEMOGLOBIN,
  single('AUR', 5),
  SEDIMENTATION_RATE,
  single('ESP', 2),
  single('PROT', 2),
  single('FIB', 1),
  single('DD', 2),
  single('MALB', 3),
  single('PCR', 7),
  single('FR', 2),
  single('ANAS', 2),
  single('TYPO', 2),
  single('VDRL', 3),
  single('VIH', 3),
  single('DENM', 2),
  single('CORT', 1),
  single('PRL', 2),
  single('E2', 1, 2),
  single('BHCG', 3, 2),
  single('FUM', 2, 2),
  single('VITD', 4),
  single('INS', 2),
  single('COPC', 1),
  single('HEMC', 2),
  single('GRAM', 2),
  single('KOH', 1),
  single('BK', 1),
  single('GGRU', 1),
  single('PSA', 4, 1),
  single('CEA', 1),
  single('CA125', 1, 2),
  single('AFP', 1),
  single('VALP', 1),
];
