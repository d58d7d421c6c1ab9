import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function NestedModals() {
  const [boatOpen, setBoatOpen] = useState(false);
  const [licenseOpen, setLicenseOpen] = useState(false);

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setBoatOpen(true)}>
        Rent the Petrel
      </Button>
      <Modal open={boatOpen} onClose={() => setBoatOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Petrel</DialogTitle>
          <DialogContent>A boat for four, with a license only.</DialogContent>
          <DialogActions>
            <Button aria-haspopup="dialog" onClick={() => setLicenseOpen(true)}>
              Which license?
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
      <Modal open={licenseOpen} onClose={() => setLicenseOpen(false)}>
        <ModalDialog size="sm">
          <ModalClose aria-label="Close" />
          <DialogTitle>License</DialogTitle>
          <DialogContent>The coastal one, or any from abroad.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
