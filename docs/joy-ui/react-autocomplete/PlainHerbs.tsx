import { useAutocomplete } from '@mui/base/useAutocomplete';
import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormLabel from '@mui/joy/FormLabel';

const HERBS = ['Basil', 'Dill', 'Sage'];

export default function PlainHerbs() {
  const { groupedOptions, popupOpen, ...herbs } = useAutocomplete({ options: HERBS });

  return (
    <div {...herbs.getRootProps()}>
      <FormLabel {...herbs.getInputLabelProps()}>Herb</FormLabel>
      <input {...herbs.getInputProps()} />
      {popupOpen && (
        <AutocompleteListbox {...herbs.getListboxProps()} color="neutral">
          {(groupedOptions as string[]).map((option, index) => (
            <AutocompleteOption
              {...herbs.getOptionProps({ option, index })}
              key={option}
              color="neutral"
            >
              {option}
            </AutocompleteOption>
          ))}
        </AutocompleteListbox>
      )}
    </div>
  );
}
