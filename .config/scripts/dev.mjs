// `npm run dev`: Vite with reload on the same demo laboratory, which runs in this process and reloads on restart only.
import { ensureDependencies } from './ensure-dependencies.mjs';
import {
  DEMO_PORTS,
  LIS_PORT,
  PORTAL_PORT,
  requireNode,
  requirePorts,
  root,
} from './environment.mjs';
import { demoConfig } from './host.mjs';

requireNode();
ensureDependencies();
await requirePorts(DEMO_PORTS, 'npm run dev');
process.env.LIS_PORT = String(LIS_PORT);
const { createServer } = await import('vite');
const vite = await createServer({
  root,
  server: { port: PORTAL_PORT, strictPort: true },
  plugins: [
    {
      name: 'demo-config',
      configureServer(server) {
        server.middlewares.use('/config.json', (request, response) => {
          const { hostname } = new URL(`http://${request.headers.host}`);
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(demoConfig(hostname)));
        });
      },
    },
  ],
});
await vite.ssrLoadModule('/demo-lis/main.ts');
await vite.listen();
vite.printUrls();
