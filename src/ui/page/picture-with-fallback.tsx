import { type ReactNode, useState } from 'react';

interface PictureWithFallbackProps {
  /** Address of the picture; empty when there is none. */
  readonly src: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Shown instead of a picture that is missing or broken. */
  readonly children: ReactNode;
}

/** A configured picture that never shows as a broken image. */
export function PictureWithFallback({ src, alt, className, children }: PictureWithFallbackProps) {
  const [broken, setBroken] = useState('');
  if (src === '' || src === broken) return children;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      onError={() => {
        setBroken(src);
      }}
    />
  );
}
