import * as React from 'react';
import { Action, Backdrop, CenteredModal, Panel } from './ModalParts';

export default function BasicModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the car deck
      </Action>
      <CenteredModal open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Car deck of the ferry</h2>
          <p>Cars up to 2.1 meters drive to the left, taller ones to the right.</p>
          <Action onClick={close}>Close</Action>
        </Panel>
      </CenteredModal>
    </div>
  );
}
