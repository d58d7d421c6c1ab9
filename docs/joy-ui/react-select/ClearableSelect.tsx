import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ClearableSelect() {
  const actionRef = useRef<{ focusVisible: () => void }>(null);
  const [genre, setGenre] = useState<string | null>('travel');

  const handleClear = () => {
    setGenre(null);
    actionRef.current?.focusVisible();
  };

  return (
    <FormControl>
      <FormLabel>Genre</FormLabel>
      <Select
        action={actionRef}
        placeholder="All genres"
        value={genre}
        onChange={(_event, next) => setGenre(next)}
        endDecorator={
          genre && (
            <IconButton aria-label="Clear the genre" onClick={handleClear}>
              <CloseIcon />
            </IconButton>
          )
        }
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        <Option value="travel">Travel</Option>
        <Option value="poetry">Poetry</Option>
        <Option value="history">History</Option>
      </Select>
    </FormControl>
  );
}
