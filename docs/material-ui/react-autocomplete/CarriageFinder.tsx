import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useVirtualizer } from '@tanstack/react-virtual';

const carriages = Array.from({ length: 10000 }, (_, index) => `Carriage ${10001 + index}`);

const VirtualList = React.forwardRef<HTMLUListElement, React.HTMLAttributes<HTMLElement>>(
  function VirtualList({ children, ...props }, ref) {
    const [list, setList] = React.useState<HTMLUListElement | null>(null);
    const options = React.Children.toArray(children) as React.ReactElement[];
    const virtual = useVirtualizer({
      count: options.length,
      getScrollElement: () => list,
      estimateSize: () => 48,
      overscan: 10,
    });

    return (
      <ul {...props} ref={useForkRef(ref, setList)}>
        <li role="presentation" style={{ height: virtual.getTotalSize() }} />
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const option = options[index];
          if (option === undefined) return null;
          return React.cloneElement(option, {
            'aria-posinset': index + 1,
            'aria-setsize': options.length,
            style: { position: 'absolute', top: start, left: 0, right: 0, height: size },
          });
        })}
      </ul>
    );
  },
);

export default function CarriageFinder() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={carriages}
      slots={{ listbox: VirtualList }}
      sx={{ width: 260 }}
      renderInput={(params) => <TextField {...params} label="Carriage" />}
    />
  );
}
