import Icon, { type IconProps } from './Icon';

export default function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h7M14.5 6H17M3 14h2.5M10 14h7" />
      <circle cx="12.25" cy="6" r="2.25" />
      <circle cx="7.75" cy="14" r="2.25" />
    </Icon>
  );
}
