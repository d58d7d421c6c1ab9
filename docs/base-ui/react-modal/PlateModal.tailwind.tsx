import * as React from 'react';
import { Modal } from '@mui/base/Modal';

const panel =
  'box-border max-h-[calc(100vh-32px)] w-[calc(100vw-32px)] max-w-[360px] overflow-auto ' +
  'rounded-xl bg-[Canvas] p-5 text-[CanvasText]';
const field =
  'mb-1 box-border w-full rounded-lg border border-solid border-current/60 bg-transparent ' +
  'px-3 py-[9px] text-inherit [font:inherit]';
const action =
  'my-1 me-2 cursor-pointer rounded-lg border border-solid border-current/60 bg-transparent px-4 py-2 ' +
  'text-inherit [font:inherit] focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'focus-visible:outline-[#2e7df6]';

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
      <button type="button" className={action} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change the plate
      </button>
      <Modal
        className="fixed inset-0 z-[1300] grid place-items-center"
        open={open}
        onClose={() => setOpen(false)}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 -z-1 bg-black/60' } }}
      >
        <div className={panel} role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
          <h2 className="m-0 text-[1.25rem]" id={`${id}-title`}>
            Which car are you bringing?
          </h2>
          <form className="mt-3 grid gap-2" onSubmit={handleSubmit}>
            <label htmlFor={`${id}-plate`}>License plate</label>
            <input
              className={field}
              id={`${id}-plate`}
              name="plate"
              defaultValue={plate}
              required
              autoFocus
            />
            <div>
              <button type="submit" className={action}>
                Save
              </button>
              <button type="button" className={action} onClick={() => setOpen(false)}>
                Cancel
              </button>
            </div>
          </form>
        </div>
      </Modal>
    </div>
  );
}
