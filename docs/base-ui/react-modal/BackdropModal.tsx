import * as React from 'react';
import { Action, Backdrop, CenteredModal, Panel } from './ModalParts';

export default function BackdropModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  const close = () => setOpen(false);

  const handleClose = (_event: object, reason: string) => {
    if (reason !== 'backdropClick') close();
  };

  return (
    <div>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Report damage
      </Action>
      <CenteredModal open={open} onClose={handleClose} slots={{ backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Damage on board</h2>
          <p>
            <textarea aria-labelledby={id} rows={3} style={{ font: 'inherit', maxWidth: '100%' }} />
          </p>
          <Action onClick={close}>Send</Action>
          <Action onClick={close}>Cancel</Action>
        </Panel>
      </CenteredModal>
    </div>
  );
}
