import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './PlateModal.css';

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
      <button
        type="button"
        className="plate-modal-action"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Change the plate
      </button>
      <Modal
        className="plate-modal"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'plate-modal-backdrop' } }}
      >
        <div
          className="plate-modal-panel"
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>Which car are you bringing?</h2>
          <form className="plate-modal-form" onSubmit={handleSubmit}>
            <label htmlFor={`${id}-plate`}>License plate</label>
            <input
              className="plate-modal-field"
              id={`${id}-plate`}
              name="plate"
              defaultValue={plate}
              required
              autoFocus
            />
            <div>
              <button type="submit" className="plate-modal-action">
                Save
              </button>
              <button type="button" className="plate-modal-action" onClick={() => setOpen(false)}>
                Cancel
              </button>
            </div>
          </form>
        </div>
      </Modal>
    </div>
  );
}
