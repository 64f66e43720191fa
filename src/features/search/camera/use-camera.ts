import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { readBarcode } from '@/lib/barcode/read-barcode';

import { cameraProblem, type CameraProblem } from './camera-problem';

/** What the camera does: it starts, looks for a code, rests while its tab is hidden, or cannot be had. */
export type CameraState = 'starting' | 'looking' | 'resting' | CameraProblem;

/** Milliseconds between two looks: a hand holds a tube still for longer. */
const PAUSE = 150;
/** Wide enough for the narrowest bars of a tube's label held at a hand's distance. */
const PICTURE: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0);
  return context?.getImageData(0, 0, width, height) ?? null;
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Looks through the camera for a code while the component lives and its tab is in sight; `onText` is told of a text that was read
 * twice in a row, because one wrong look would be another number. Gives the
 * element for the picture its place in `video`.
 */
export function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const found = useEffectEvent(onText);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    let stream: MediaStream | null = null;
    let isOver = false;
    let last: string | null = null;
    const rest = () => {
      stop(stream);
      stream = null;
      last = null;
    };
    const start = async () => {
      setState('starting');
      try {
        const opened = await navigator.mediaDevices.getUserMedia(PICTURE);
        // Closed or hidden while somebody was asked.
        if (isOver || document.hidden) stop(opened);
        else {
          stream = opened;
          if (video.current !== null) video.current.srcObject = opened;
          setState('looking');
        }
      } catch (error) {
        setState(cameraProblem(error));
      }
    };
    const look = () => {
      const element = video.current;
      if (stream === null || element === null) return;
      const picture = pictureOf(element, canvas);
      const text = picture === null ? null : readBarcode(picture);
      if (text !== null && text === last) {
        rest();
        found(text);
      } else last = text;
    };
    const turn = () => {
      if (document.hidden) {
        rest();
        setState('resting');
      } else if (stream === null) void start();
    };
    void start();
    const timer = setInterval(look, PAUSE);
    document.addEventListener('visibilitychange', turn);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      rest();
    };
  }, []);
  return { video, state };
}
