import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { Action, Backdrop, Panel } from './ModalParts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  children: React.ReactElement;
}

function Sheet({ open, onClose, children }: SheetProps) {
  const { getBackdropProps, getRootProps, isTopModal, portalRef } = useModal({
    open,
    onClose,
    children,
    rootRef: null,
  });

  if (!open) return null;

  return (
    <Portal ref={portalRef}>
      <div
        {...getRootProps()}
        style={{
          position: 'fixed',
          inset: 0,
          zIndex: 1300,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          alignItems: 'center',
        }}
      >
        <Backdrop {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function HookModal() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Action aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the menu on board
      </Action>
      <Sheet open={open} onClose={close}>
        <Panel role="dialog" aria-modal="true" aria-labelledby={id} tabIndex={-1}>
          <h2 id={id}>In the restaurant</h2>
          <p>Fish soup, potato pancakes and waffles until 10 PM.</p>
          <Action onClick={close}>Close</Action>
        </Panel>
      </Sheet>
    </div>
  );
}
