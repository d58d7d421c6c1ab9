import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './TripForm.css';

export default function TripForm() {
  const id = React.useId();
  const [status, setStatus] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setStatus(`Sent: time=${String(data.get('time'))}`);
  };

  return (
    <form className="trip-form" onSubmit={handleSubmit}>
      <label className="trip-form-label" htmlFor={id}>
        Departure
      </label>
      <Select
        id={id}
        name="time"
        defaultValue="09:40"
        className="trip-form-select"
        slotProps={{ listbox: { 'aria-label': 'Departure', className: 'trip-form-listbox' } }}
      >
        <Option className="trip-form-option" value="09:40">
          9:40 AM, Lisbon to Porto
        </Option>
        <Option className="trip-form-option" value="14:10">
          2:10 PM, Lisbon to Porto
        </Option>
      </Select>
      <button type="submit" className="trip-form-submit">
        Hold the seats
      </button>
      <div role="status">{status}</div>
    </form>
  );
}
