import * as React from 'react';
import { Button } from '@mui/base/Button';
import './SaveButton.css';

export default function SaveButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Button
      className="save-button"
      disabled={saved}
      focusableWhenDisabled
      onClick={() => setSaved(true)}
    >
      {saved ? 'Saved' : 'Save changes'}
    </Button>
  );
}
