/**
 * Tables of the demo laboratory, in the SQLite dialect of libsql. Instants are epoch milliseconds, days are integers
 * YYYYMMDD, flags are 0 or 1, pictures and files are bare base64. One statement an entry.
 */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE settings (key TEXT NOT NULL, value TEXT NOT NULL, origin INTEGER NOT NULL, PRIMARY KEY (key, origin))`,
  `CREATE TABLE lis_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  `CREATE TABLE user_types (type INTEGER PRIMARY KEY, message TEXT NOT NULL, quantity_order INTEGER NOT NULL, image TEXT NOT NULL,
    visible INTEGER NOT NULL, confidential INTEGER NOT NULL, only_validated INTEGER NOT NULL)`,
  `CREATE TABLE document_types (id INTEGER PRIMARY KEY, abbr TEXT NOT NULL, name TEXT NOT NULL)`,
  `CREATE TABLE areas (id INTEGER PRIMARY KEY, name TEXT NOT NULL, name_english TEXT NOT NULL, abbreviation TEXT NOT NULL,
    color TEXT NOT NULL, ordering INTEGER NOT NULL)`,
  `CREATE TABLE demographics (id INTEGER PRIMARY KEY, name TEXT NOT NULL, encoded INTEGER NOT NULL, source TEXT NOT NULL)`,
  `CREATE TABLE demographic_items (id INTEGER PRIMARY KEY, demographic_id INTEGER NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL)`,
  // kind: branch, service, rate, order_type, race, account, physician. account: code is the NIT.
  `CREATE TABLE masters (kind TEXT NOT NULL, id INTEGER NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, last_name TEXT NOT NULL DEFAULT '',
    identification TEXT NOT NULL DEFAULT '', email TEXT NOT NULL DEFAULT '', color TEXT NOT NULL DEFAULT '', PRIMARY KEY (kind, id))`,
  // Whoever signs in. reference_id: what the type may see (physician, account, rate or demographic item id; patient: patients.id).
  `CREATE TABLE users (type INTEGER NOT NULL, id INTEGER NOT NULL, user_name TEXT NOT NULL, password_hash TEXT NOT NULL, name TEXT NOT NULL,
    last_name TEXT NOT NULL, identification TEXT NOT NULL, email TEXT NOT NULL, administrator INTEGER NOT NULL, confidential INTEGER NOT NULL,
    active INTEGER NOT NULL DEFAULT 1, failed_attempts INTEGER NOT NULL DEFAULT 0, change_password INTEGER NOT NULL DEFAULT 0,
    password_expires INTEGER, previous_hashes TEXT NOT NULL DEFAULT '[]', reference_id INTEGER NOT NULL, photo TEXT NOT NULL DEFAULT '',
    signature TEXT NOT NULL DEFAULT '', PRIMARY KEY (type, id))`,
  `CREATE UNIQUE INDEX users_by_name ON users (type, user_name)`,
  // sex: code 1 male, 2 female, 3 undefined. birthday: the instant (epoch ms, often negative) at which that day began in Colombia.
  `CREATE TABLE patients (id INTEGER PRIMARY KEY, patient_id TEXT NOT NULL, document_type_id INTEGER NOT NULL, name1 TEXT NOT NULL,
    name2 TEXT NOT NULL, last_name TEXT NOT NULL, sur_name TEXT NOT NULL, sex INTEGER NOT NULL, birthday INTEGER NOT NULL, email TEXT NOT NULL,
    phone TEXT NOT NULL, address TEXT NOT NULL, race_id INTEGER NOT NULL)`,
  `CREATE INDEX patients_by_history ON patients (patient_id)`,
  `CREATE INDEX patients_by_name ON patients (last_name, name1)`,
  // demographic_item_id: item of demographic 12. free_demographic: text of demographic 13 (not encoded). comment: HTML, JSON text or plain.
  `CREATE TABLE orders (order_number INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL, day_number INTEGER NOT NULL, year INTEGER NOT NULL,
    created_date INTEGER NOT NULL, order_type_id INTEGER NOT NULL, branch_id INTEGER NOT NULL, service_id INTEGER NOT NULL,
    account_id INTEGER NOT NULL, physician_id INTEGER NOT NULL, rate_id INTEGER NOT NULL, demographic_item_id INTEGER NOT NULL,
    free_demographic TEXT NOT NULL DEFAULT '', comment TEXT NOT NULL DEFAULT '', active INTEGER NOT NULL DEFAULT 1)`,
  `CREATE INDEX orders_by_day ON orders (day_number)`,
  `CREATE INDEX orders_by_patient ON orders (patient_id)`,
  // ref_min and ref_max both 0: no limits but ref_literal; null: an open end. images: the analyser's pictures, as seed/pictures names them.
  // What the laboratory stored of one test of an order; the calls mask pending, confidential and blocked results on the way out.
  `CREATE TABLE results (order_number INTEGER NOT NULL, test_id INTEGER NOT NULL, test_code TEXT NOT NULL, test_name TEXT NOT NULL,
    test_name_english TEXT NOT NULL DEFAULT '', abbreviation TEXT NOT NULL, area_id INTEGER NOT NULL, profile_id INTEGER NOT NULL DEFAULT 0,
    profile_name TEXT NOT NULL DEFAULT '', print_sort INTEGER NOT NULL, technique TEXT NOT NULL, state INTEGER NOT NULL,
    sample_state INTEGER NOT NULL, sample_name TEXT NOT NULL DEFAULT '', result_type INTEGER NOT NULL, result TEXT, pathology INTEGER NOT NULL,
    ref_min REAL, ref_max REAL, ref_literal TEXT, panic_min REAL, panic_max REAL, reported_min REAL, reported_max REAL,
    unit TEXT NOT NULL, digits INTEGER NOT NULL, confidential INTEGER NOT NULL DEFAULT 0, blocked INTEGER NOT NULL DEFAULT 0,
    comment TEXT, comment_date INTEGER, has_antibiogram INTEGER NOT NULL DEFAULT 0, entry_date INTEGER, taken_date INTEGER,
    verification_date INTEGER, result_date INTEGER, validation_date INTEGER, print_date INTEGER, validation_user_id INTEGER,
    images TEXT NOT NULL DEFAULT '', PRIMARY KEY (order_number, test_id)) WITHOUT ROWID`,
  // sensitivity and rows are JSON texts of the contract's Sensitivity and AntibioticResult[].
  `CREATE TABLE microorganisms (order_number INTEGER NOT NULL, test_id INTEGER NOT NULL, id INTEGER NOT NULL, name TEXT NOT NULL,
    comment TEXT, selected INTEGER NOT NULL, sensitivity TEXT NOT NULL, rows TEXT NOT NULL, PRIMARY KEY (order_number, test_id, id))`,
  // Awkward orders only. patch: JSON text of a WirePatch.
  `CREATE TABLE wire_patches (order_number INTEGER PRIMARY KEY, kind TEXT NOT NULL, patch TEXT NOT NULL)`,
  `CREATE TABLE attachments (id INTEGER PRIMARY KEY AUTOINCREMENT, order_number INTEGER NOT NULL, test_id INTEGER, name TEXT NOT NULL,
    extension TEXT NOT NULL, file TEXT NOT NULL, view_result INTEGER NOT NULL DEFAULT 1, created_date INTEGER NOT NULL)`,
  `CREATE INDEX attachments_by_order ON attachments (order_number)`,
  `CREATE TABLE deliveries (id INTEGER PRIMARY KEY AUTOINCREMENT, order_number INTEGER NOT NULL, test_id INTEGER NOT NULL,
    delivery_type INTEGER NOT NULL, receiver TEXT NOT NULL, at INTEGER NOT NULL)`,
  `CREATE TABLE mails (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, sender TEXT NOT NULL, recipients TEXT NOT NULL, subject TEXT NOT NULL,
    html TEXT NOT NULL, text TEXT NOT NULL, raw TEXT NOT NULL)`,
];
