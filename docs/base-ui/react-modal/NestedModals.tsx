import * as React from 'react';
import { Action, Backdrop, CenteredModal, Panel } from './ModalParts';

function CabinModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Where is my cabin?
      </Action>
      <CenteredModal open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id} style={{ maxInlineSize: 260 }}>
          <h2 id={id}>Cabin 4021</h2>
          <p>Deck 4, on the port side.</p>
          <Action onClick={close}>Back</Action>
        </Panel>
      </CenteredModal>
    </React.Fragment>
  );
}

export default function NestedModals() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show my crossing
      </Action>
      <CenteredModal open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id}>
          <h2 id={id}>Night ferry to Bergen</h2>
          <p>Leaves at 8:30 PM, with a cabin for two.</p>
          <CabinModal />
          <Action onClick={close}>Close</Action>
        </Panel>
      </CenteredModal>
    </div>
  );
}
