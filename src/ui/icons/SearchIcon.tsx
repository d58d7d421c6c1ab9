import Icon, { type IconProps } from './Icon';

export default function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13 13l4 4" />
    </Icon>
  );
}
