import * as React from 'react';
import { styled } from '@mui/system';
import { Action, Backdrop, CenteredModal, Panel } from './ModalParts';

const Form = styled('form')({ display: 'grid', gap: 8, marginBlockStart: 12 });

const Field = styled('input')({
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginBlockEnd: 4,
  padding: '9px 12px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
});

export default function PlateModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [plate, setPlate] = React.useState('AB 12 CDE');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPlate(String(new FormData(event.currentTarget).get('plate')));
    setOpen(false);
  };

  return (
    <div>
      <p>License plate: {plate}</p>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change the plate
      </Action>
      <CenteredModal open={open} onClose={() => setOpen(false)} slots={{ backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Which car are you bringing?</h2>
          <Form onSubmit={handleSubmit}>
            <label htmlFor={`${id}-plate`}>License plate</label>
            <Field id={`${id}-plate`} name="plate" defaultValue={plate} required autoFocus />
            <div>
              <Action type="submit">Save</Action>
              <Action type="button" onClick={() => setOpen(false)}>
                Cancel
              </Action>
            </div>
          </Form>
        </Panel>
      </CenteredModal>
    </div>
  );
}
