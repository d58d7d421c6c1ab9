import * as React from 'react';
import { styled } from '@mui/system';
import { Field, Label } from './InputParts';

const Icon = styled('svg')({
  flexShrink: 0,
  inlineSize: 20,
  blockSize: 20,
  marginInlineStart: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

const ClearButton = styled('button')({
  margin: 4,
  padding: '5px 10px',
  border: 0,
  borderRadius: 6,
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
});

export default function SearchInput() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('Lighthouses');

  const handleClear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <div>
      <Label htmlFor={id}>Find a book</Label>
      <Field
        id={id}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{ input: { ref: inputRef } }}
        startAdornment={
          <Icon viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="8" cy="8" r="5.5" />
            <path d="M12.5 12.5 18 18" />
          </Icon>
        }
        endAdornment={
          <ClearButton type="button" hidden={query === ''} onClick={handleClear}>
            Clear
          </ClearButton>
        }
      />
    </div>
  );
}
