import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a program over a file; null where there is none. */
function judgeFile(text: string, program: string, args: (file: string) => readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  const file = join(folder, 'server.conf');
  writeFileSync(file, text);
  const judged = spawnSync(program, [...args(file)], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return judged.error === undefined ? judged : null;
}

/** What nginx says of a file of ours, with a certificate that it can read; that it is right where there is no nginx. */
export function whatNginxSays(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'));
  const files = ['key', 'certificate'].map((name) => join(folder, `${name}.pem`));
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=a.example -keyout';
  spawnSync('openssl', `${request} ${files.join(' -out ')}`.split(' '));
  const settled = text
    .replaceAll('/KEY', files[0] ?? '')
    .replaceAll('/CERTIFICATE', files[1] ?? '')
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const judged = judgeFile(
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}\nhttp {\n${settled}\n}`,
    'nginx',
    (file) => ['-t', '-c', file],
  );
  rmSync(folder, { recursive: true });
  return judged?.stderr ?? 'test is successful';
}

/** What is wrong with a file of ours for Caddy, in its own words; nothing where there is no Caddy. */
export function whatCaddySays(text: string): string {
  const adapted = judgeFile(text, 'caddy', (file) => [
    ...['adapt', '--adapter', 'caddyfile', '--config', file],
  ]);
  return adapted === null || adapted.status === 0 ? '' : adapted.stderr;
}
