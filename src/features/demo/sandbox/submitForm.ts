import type { SandboxForm } from './sandboxProject';

/** Submits a form to its host in a new tab. Requires user activation. */
export function submitForm({ url, fields }: SandboxForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.target = '_blank';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
