import Checkbox from '@mui/joy/Checkbox';

export default function BasicCheckbox() {
  return <Checkbox label="Gift wrapping" defaultChecked />;
}
