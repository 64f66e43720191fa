// A login of the widest used library of components, as bare as can be.
import {
  Alert,
  Button,
  Card,
  CssBaseline,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const TYPES = ['Médico', 'Paciente', 'Cliente', 'Laboratorio', 'Aseguradora', 'Tarifa'];

function Login() {
  const [type, setType] = useState(TYPES[0]);
  const [isRefused, setRefused] = useState(false);
  const submit = (event) => {
    event.preventDefault();
    setRefused(true);
  };
  return h(
    Card,
    { sx: { p: 3, maxWidth: 400, m: 'auto' } },
    h(CssBaseline),
    h(
      Stack,
      { component: 'form', spacing: 2, onSubmit: submit },
      h(
        ToggleButtonGroup,
        { exclusive: true, value: type, onChange: (_event, next) => setType(next) },
        TYPES.map((name) => h(ToggleButton, { key: name, value: name }, name)),
      ),
      h(TextField, { label: 'Usuario', name: 'user' }),
      h(TextField, { label: 'Contraseña', name: 'password', type: 'password' }),
      isRefused && h(Alert, { severity: 'error' }, 'No se pudo iniciar la sesión.'),
      h(Button, { type: 'submit', variant: 'contained' }, 'Iniciar sesión'),
    ),
  );
}

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(h(Login));
globalThis.peers = {};
